export const splitViewMessages = {
  page: '열어 둔 화면',
  clubs: '아지트 목록',
  rooms: '채팅방 목록',
  notices: '알림 목록',
  preview: '미리보기',
  recommended: '이런 아지트는 어때요?',
} as const;
