export const searchMessages = {
  searchTitle: '아지트 검색',
  understoodAs: (words: string) => `${words} 찾았어요`,
} as const;
