import type { NoticeKind } from '@azit/contract/notices/notice-kind';

export type NoticeRow =
  | 'result'
  | 'seat'
  | 'change'
  | 'reminder'
  | 'again'
  | 'announcement'
  | 'attendance'
  | 'hosting'
  | 'review'
  | 'follower'
  | 'chat'
  | 'crewDate'
  | 'crew'
  | 'account';

/**
 * `on` and `off` are defaults that the member can change. `never`: always off, without a setting.
 * `without-push`: on by default while no device of the member receives pushes, because a host who
 * misses an application loses the applicant.
 */
export type ChannelRule = 'on' | 'off' | 'never' | 'without-push';

export function isChannelOn(
  rule: ChannelRule,
  choice: boolean | null | undefined,
  isPushed: boolean,
): boolean {
  if (rule === 'never') return false;
  return choice ?? (rule === 'on' || (rule === 'without-push' && !isPushed));
}

export type NoticeRule = {
  row: NoticeRow;
  push: ChannelRule;
  mail: ChannelRule;
  folds: boolean;
  /**
   * Who may receive the notice. This is checked at delivery, so that members who have left or were
   * removed receive nothing.
   */
  audience: 'host' | 'joined' | 'involved' | 'crew' | 'invited' | 'anyone';
  /** True if the notice is not worth sending once the meeting has started. */
  endsAtStart: boolean;
};

function rule(
  row: NoticeRow,
  audience: NoticeRule['audience'],
  others: Partial<NoticeRule> = {},
): NoticeRule {
  const defaults = { push: 'on', mail: 'off', folds: false, endsAtStart: false } as const;
  return { row, audience, ...defaults, ...others };
}

export const noticeRules: Readonly<Record<NoticeKind, NoticeRule>> = {
  APPLICATION_RECEIVED: rule('hosting', 'host', {
    mail: 'without-push',
    folds: true,
    endsAtStart: true,
  }),
  APPLICATION_WITHDRAWN: rule('hosting', 'host', { folds: true }),
  MEMBER_RETURNED: rule('hosting', 'host', { folds: true }),
  APPLICATION_ACCEPTED: rule('result', 'joined', { mail: 'on' }),
  APPLICATION_REJECTED: rule('result', 'anyone'),
  MEMBER_REMOVED: rule('result', 'anyone'),
  CLUB_CHANGED: rule('change', 'involved', { mail: 'on', folds: true, endsAtStart: true }),
  CLUB_CANCELLED: rule('change', 'involved', { mail: 'on' }),
  CLUB_OPENED_AGAIN: rule('again', 'anyone', { endsAtStart: true }),
  MEETING_TOMORROW: rule('reminder', 'joined', { mail: 'on', endsAtStart: true }),
  MEETING_SOON: rule('reminder', 'joined', { endsAtStart: true }),
  ANNOUNCEMENT: rule('announcement', 'joined', { mail: 'on' }),
  ATTENDANCE: rule('attendance', 'joined', { mail: 'on' }),
  REVIEW_DUE: rule('review', 'joined'),
  REVIEW_RECEIVED: rule('review', 'anyone', { folds: true }),
  NEW_FOLLOWER: rule('follower', 'anyone', { push: 'off', mail: 'never', folds: true }),
  CHAT: rule('chat', 'anyone', { mail: 'never' }),
  SEAT_OFFERED: rule('seat', 'involved', { mail: 'on', endsAtStart: true }),
  SEAT_OPEN: rule('seat', 'involved', { mail: 'on', endsAtStart: true }),
  SEAT_PASSED: rule('seat', 'anyone', { endsAtStart: true }),
  SEAT_RELEASED: rule('seat', 'anyone', { endsAtStart: true }),
  SEAT_GIVEN_BACK: rule('hosting', 'host', { endsAtStart: true }),
  WAITLISTED: rule('hosting', 'host', { folds: true, endsAtStart: true }),
  APPLICATION_DUE: rule('hosting', 'host', { folds: true, endsAtStart: true }),
  APPLICATION_EXPIRED: rule('result', 'anyone', { mail: 'on' }),
  CREW_INVITED: rule('crew', 'invited', { mail: 'on' }),
  CREW_JOINED: rule('crew', 'crew', { folds: true }),
  DATE_ASKED: rule('crewDate', 'crew', { mail: 'on', folds: true, endsAtStart: true }),
  DATE_SKIPPED: rule('crewDate', 'involved', { mail: 'without-push' }),
  CREW_PAUSED: rule('crew', 'crew', { mail: 'on' }),
  CREW_RESUMED: rule('crew', 'crew'),
  CREW_ENDED: rule('crew', 'crew'),
  CREW_REMOVED: rule('crew', 'anyone'),
  COHOST_ASKED: rule('crew', 'crew'),
  HOST_HANDED: rule('crew', 'crew'),
  ROLE_ANSWERED: rule('crew', 'crew'),
  HOST_LEFT: rule('crew', 'crew'),
  REPORT_DECIDED: rule('account', 'anyone', { mail: 'on' }),
  ACCOUNT_NOTICE: rule('account', 'anyone', { mail: 'on' }),
};

/**
 * Notices to the hosts of a club about applicants. Each disappears once none of its applicants
 * waits any more.
 */
export const applicantKinds: readonly NoticeKind[] = [
  'APPLICATION_RECEIVED',
  'APPLICATION_DUE',
  'WAITLISTED',
];

export function listRowKinds(row: NoticeRow): NoticeKind[] {
  const kinds = Object.keys(noticeRules) as NoticeKind[];
  return kinds.filter((kind) => noticeRules[kind].row === row);
}

/** Further notices of one kind about one club are merged with the first for this long. */
export const FOLD_MS = 10 * 60_000;
