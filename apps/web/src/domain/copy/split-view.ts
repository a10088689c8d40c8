export const splitViewMessages = {
  clubs: '아지트 목록',
  rooms: '채팅방 목록',
  open: '고른 것',
  chooseClub: '아지트를 골라 주세요.',
  chooseRoom: '채팅방을 골라 주세요.',
} as const;
