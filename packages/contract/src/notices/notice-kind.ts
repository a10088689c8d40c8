export const noticeKinds = [
  'APPLICATION_RECEIVED',
  'APPLICATION_WITHDRAWN',
  'MEMBER_RETURNED',
  'APPLICATION_ACCEPTED',
  'APPLICATION_REJECTED',
  'MEMBER_REMOVED',
  'CLUB_CHANGED',
  'CLUB_CANCELLED',
  'CLUB_OPENED_AGAIN',
  'MEETING_TOMORROW',
  'MEETING_SOON',
  'ANNOUNCEMENT',
  'ATTENDANCE',
  'REVIEW_DUE',
  'REVIEW_RECEIVED',
  'NEW_FOLLOWER',
  // CHAT is push only and never appears in the inbox.
  'CHAT',
  'REPORT_DECIDED',
  'ACCOUNT_NOTICE',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];
