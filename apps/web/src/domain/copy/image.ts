export const imageMessages = {
  type: 'jpg, jpeg, png 사진만 올릴 수 있어요.',
  tooLarge: '30MB보다 작은 사진을 올려 주세요.',
  unreadable: '사진을 읽지 못했어요. 다른 사진을 골라 주세요.',
  preparing: '사진을 준비하고 있어요',
} as const;
