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
};

export const noticeRules: Readonly<Record<NoticeKind, NoticeRule>> = {
  APPLICATION_RECEIVED: {
    row: 'hosting',
    push: 'on',
    mail: 'without-push',
    folds: true,
    audience: 'host',
  },
  APPLICATION_WITHDRAWN: { row: 'hosting', push: 'on', mail: 'off', folds: true, audience: 'host' },
  MEMBER_RETURNED: { row: 'hosting', push: 'on', mail: 'off', folds: true, audience: 'host' },
  APPLICATION_ACCEPTED: { row: 'result', push: 'on', mail: 'on', folds: false, audience: 'joined' },
  APPLICATION_REJECTED: {
    row: 'result',
    push: 'on',
    mail: 'off',
    folds: false,
    audience: 'anyone',
  },
  MEMBER_REMOVED: { row: 'result', push: 'on', mail: 'off', folds: false, audience: 'anyone' },
  CLUB_CHANGED: { row: 'change', push: 'on', mail: 'on', folds: true, audience: 'involved' },
  CLUB_CANCELLED: { row: 'change', push: 'on', mail: 'on', folds: false, audience: 'involved' },
  CLUB_OPENED_AGAIN: { row: 'again', push: 'on', mail: 'off', folds: false, audience: 'anyone' },
  MEETING_TOMORROW: { row: 'reminder', push: 'on', mail: 'on', folds: false, audience: 'joined' },
  MEETING_SOON: { row: 'reminder', push: 'on', mail: 'off', folds: false, audience: 'joined' },
  ANNOUNCEMENT: {
    row: 'announcement',
    push: 'on',
    mail: 'on',
    folds: false,
    audience: 'joined',
  },
  ATTENDANCE: { row: 'attendance', push: 'on', mail: 'on', folds: false, audience: 'joined' },
  REVIEW_DUE: { row: 'review', push: 'on', mail: 'off', folds: false, audience: 'joined' },
  REVIEW_RECEIVED: { row: 'review', push: 'on', mail: 'off', folds: true, audience: 'anyone' },
  NEW_FOLLOWER: { row: 'follower', push: 'off', mail: 'never', folds: true, audience: 'anyone' },
  CHAT: { row: 'chat', push: 'on', mail: 'never', folds: false, audience: 'anyone' },
  SEAT_OFFERED: { row: 'seat', push: 'on', mail: 'on', folds: false, audience: 'involved' },
  SEAT_OPEN: { row: 'seat', push: 'on', mail: 'on', folds: false, audience: 'involved' },
  SEAT_PASSED: { row: 'seat', push: 'on', mail: 'off', folds: false, audience: 'anyone' },
  SEAT_RELEASED: { row: 'seat', push: 'on', mail: 'off', folds: false, audience: 'anyone' },
  SEAT_GIVEN_BACK: { row: 'hosting', push: 'on', mail: 'off', folds: false, audience: 'host' },
  WAITLISTED: { row: 'hosting', push: 'on', mail: 'off', folds: true, audience: 'host' },
  APPLICATION_DUE: { row: 'hosting', push: 'on', mail: 'off', folds: true, audience: 'host' },
  APPLICATION_EXPIRED: { row: 'result', push: 'on', mail: 'on', folds: false, audience: 'anyone' },
  CREW_INVITED: { row: 'crew', push: 'on', mail: 'on', folds: false, audience: 'invited' },
  CREW_JOINED: { row: 'crew', push: 'on', mail: 'off', folds: true, audience: 'crew' },
  DATE_ASKED: { row: 'crewDate', push: 'on', mail: 'on', folds: true, audience: 'crew' },
  DATE_SKIPPED: {
    row: 'crewDate',
    push: 'on',
    mail: 'without-push',
    folds: false,
    audience: 'involved',
  },
  CREW_PAUSED: { row: 'crew', push: 'on', mail: 'on', folds: false, audience: 'crew' },
  CREW_RESUMED: { row: 'crew', push: 'on', mail: 'off', folds: false, audience: 'crew' },
  CREW_ENDED: { row: 'crew', push: 'on', mail: 'off', folds: false, audience: 'crew' },
  CREW_REMOVED: { row: 'crew', push: 'on', mail: 'off', folds: false, audience: 'anyone' },
  COHOST_ASKED: { row: 'crew', push: 'on', mail: 'off', folds: false, audience: 'crew' },
  HOST_HANDED: { row: 'crew', push: 'on', mail: 'off', folds: false, audience: 'crew' },
  HOST_LEFT: { row: 'crew', push: 'on', mail: 'off', folds: false, audience: 'crew' },
  REPORT_DECIDED: { row: 'account', push: 'on', mail: 'on', folds: false, audience: 'anyone' },
  ACCOUNT_NOTICE: { row: 'account', push: 'on', mail: 'on', folds: false, audience: 'anyone' },
};

export function listRowKinds(row: NoticeRow): NoticeKind[] {
  const kinds = Object.keys(noticeRules) as NoticeKind[];
  return kinds.filter((kind) => noticeRules[kind].row === row);
}

/** For this long after the first notice of a kind about a club, further ones are merged with it. */
export const FOLD_MS = 10 * 60_000;
