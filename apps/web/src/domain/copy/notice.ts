export const noticeMessages = {
  title: '알림',
  /** The bell's badge has no room for the number, so the label contains it. */
  unreadCount: (count: number) => (count > 99 ? '알림 99개 넘음' : `알림 ${count}개`),
} as const;
