export const searchMessages = {
  results: '검색 결과',
  searchTitle: '아지트 검색',
  searchField: '검색어',
  searchExample: '이름, 카테고리, 장소로 찾기',
  searchHint: 'ㄷㅅ처럼 첫소리만 써도 찾을 수 있어요.',
  searchAgain: '다른 낱말이나 첫소리로 다시 찾아 보세요.',
  clearSearch: '검색어 지우기',
  recentWords: '최근 검색어',
  forgetAll: '모두 지우기',
  forget: (word: string) => `${word} 지우기`,
  found: (count: string) => `검색 결과 ${count}개`,
  foundMany: (count: string) => `검색 결과 ${count}개 넘게`,
} as const;
