/** What a member can be told about, as the wire names it. */
export const noticeKinds = [
  'APPLICATION_RECEIVED',
  'APPLICATION_WITHDRAWN',
  'APPLICATION_ACCEPTED',
  'APPLICATION_REJECTED',
  'MEMBER_REMOVED',
  'CLUB_CHANGED',
  'CLUB_CANCELLED',
  'CLUB_OPENED_AGAIN',
  'MEETING_TOMORROW',
  'MEETING_SOON',
  'ANNOUNCEMENT',
  // The host said they did not come, or an operator decided what they said to that.
  'ATTENDANCE',
  'REVIEW_DUE',
  'REVIEW_RECEIVED',
  'NEW_FOLLOWER',
  // Pushed only: never a line of the inbox.
  'CHAT',
  'REPORT_DECIDED',
  'ACCOUNT_NOTICE',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];
