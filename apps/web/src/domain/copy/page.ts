export const pageMessages = {
  notFound: '페이지를 찾을 수 없어요.',
} as const;
