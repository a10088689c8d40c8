export const calendarMessages = {
  subscribe: '내 캘린더에 구독',
  renew: '새 주소 만들기',
  end: '구독 끝내기',
} as const;
