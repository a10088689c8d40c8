export const pageMessages = {
  notFoundLabel: 'Page not Found',
  notFound: '페이지를 찾을 수 없어요.',
  unfinishedFeature: '아직 준비 중인 기능이에요.',
} as const;
