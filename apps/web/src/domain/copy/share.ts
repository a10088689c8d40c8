export const shareMessages = {
  question: '어느 방에 보낼까요?',
  shared: '보낼 내용',
  picture: '보낼 사진',
  notYet: '방을 고른 다음에 보내기를 눌러야 보내져요.',
  rooms: '보낼 수 있는 방',
  drop: '보내지 않기',
  nothing: '공유한 내용을 받지 못했어요.',
  nothingHow: '공유한 앱에서 다시 한번 공유해 주세요.',
  noRoom: '지금 쓸 수 있는 방이 없어요.',
} as const;

export const shareProblems = {
  'too-many': '사진은 한 장씩 보낼 수 있어요.',
  'not-image': '사진이나 링크만 보낼 수 있어요.',
  'too-large': '30MB보다 작은 사진을 보내 주세요.',
  unreadable: '사진을 읽지 못했어요. 다른 사진을 공유해 주세요.',
} as const;
