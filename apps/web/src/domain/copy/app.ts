export const appMessages = {
  notFoundLabel: 'Page not Found',
  notFound: '페이지를 찾을 수 없어요.',
  goHome: '홈으로 가기',
  unfinishedScreen: '아직 준비 중인 화면이에요.',
  unfinishedFeature: '아직 준비 중인 기능이에요.',
  cancel: '취소',
  leaveQuestion: '작성한 내용이 사라져요. 나갈까요?',
  keepWriting: '계속 쓰기',
  leave: '나가기',
  crashed: '화면을 불러오지 못했어요. 다시 시도해 주세요.',
  slogan: '취향이 맞는 사람들과 작게 모여요',
  sessionEnded: '로그인이 끝났어요. 다시 로그인해 주세요',
} as const;
