export const profileMessages = {
  incomplete: '사진, 자기소개, 관심사를 채우면 아지트와 크루를 만들 수 있어요.',
  incompleteHost: '사진, 자기소개, 관심사를 채우면 크루 호스트를 맡을 수 있어요.',
} as const;
