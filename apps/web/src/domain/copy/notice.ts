export const noticeMessages = {
  title: '알림',
  /** The bell's badge has no room for the number, so the label contains it. */
  unreadCount: (count: number) => (count > 99 ? '알림 99개 넘음' : `알림 ${count}개`),
  setting: '알림 설정',
  list: (day: string) => `${day} 알림`,
  markAll: '모두 읽음',
  markFailed: '읽음으로 바꾸지 못했어요.',
  unread: '읽지 않음',
  andOthers: (nickname: string, others: number) => `${nickname}님 외 ${others}명`,
  none: '아직 알림이 없어요.',
  noneHow: '신청하면 여기서 알려 드려요.',
  failed: '알림을 불러오지 못했어요.',
  today: '오늘',
  yesterday: '어제',
  justNow: '방금',
  minutesAgo: (minutes: number) => `${minutes}분 전`,
  hoursAgo: (hours: number) => `${hours}시간 전`,
} as const;
