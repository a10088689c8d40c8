export const noticeMessages = {
  title: '알림',
  /** The badge shows at most “9+”, so the label gives screen readers the number. */
  unreadCount: (count: number) => (count > 99 ? '알림 99개 넘음' : `알림 ${count}개`),
} as const;
