export const shareProblems = {
  'too-many': '사진은 한 장씩 보낼 수 있어요.',
  'not-image': '사진이나 링크만 보낼 수 있어요.',
  'too-large': '30MB보다 작은 사진을 보내 주세요.',
  unreadable: '사진을 읽지 못했어요. 다른 사진을 공유해 주세요.',
} as const;
