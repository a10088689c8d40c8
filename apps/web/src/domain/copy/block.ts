export const blockMessages = {
  title: '차단한 사람',
  block: '차단하기',
  blocked: '차단했어요',
  unblock: '차단 풀기',
  report: '신고하기',
} as const;
