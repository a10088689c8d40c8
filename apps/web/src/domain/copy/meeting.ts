export const meetingMessages = {
  linkCopied: '링크를 복사했어요',
  copyByHand: (text: string) => `복사해 주세요.\n${text}`,
  notGoing: '못 가요',
  changed: '일정이 바뀌었어요',
  applyAgain: '다시 신청하기',
  similar: '비슷한 아지트',
} as const;
