export const leavingMessages = {
  question: '작성한 내용이 사라져요. 나갈까요?',
  continueWriting: '계속 쓰기',
  leave: '나가기',
} as const;
