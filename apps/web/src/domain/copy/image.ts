export const imageMessages = {
  unreadable: '사진을 읽지 못했어요. 다른 사진을 골라 주세요.',
} as const;
