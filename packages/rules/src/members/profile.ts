export const profileMessages = {
  incomplete: '사진, 자기소개, 관심사를 채우면 아지트를 열 수 있어요.',
} as const;
