export const calendarMessages = {
  subscribe: '캘린더에 연결하기',
  renew: '새 주소 만들기',
  end: '연결 끊기',
} as const;
