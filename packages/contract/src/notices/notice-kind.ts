/** Kinds of notices, as named on the wire. */
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
  // The host marked an absence, or an operator decided a contested one.
  'ATTENDANCE',
  'REVIEW_DUE',
  'REVIEW_RECEIVED',
  'NEW_FOLLOWER',
  // Push only, never an inbox line.
  'CHAT',
  'REPORT_DECIDED',
  'ACCOUNT_NOTICE',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];
