export const installMessages = {
  question: '아지트를 홈 화면에 둘까요?',
} as const;
