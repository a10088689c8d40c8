import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { type NoticeRow, noticeRules } from '@azit/rules/notices/notice-rule';

const HOUR_MS = 60 * 60_000;
const DAY_AND_NIGHT_HOURS = 36;

const hours: Record<NoticeRow, number> = {
  result: DAY_AND_NIGHT_HOURS,
  seat: DAY_AND_NIGHT_HOURS,
  change: DAY_AND_NIGHT_HOURS,
  reminder: DAY_AND_NIGHT_HOURS,
  again: DAY_AND_NIGHT_HOURS,
  announcement: DAY_AND_NIGHT_HOURS,
  attendance: 72,
  hosting: DAY_AND_NIGHT_HOURS,
  review: DAY_AND_NIGHT_HOURS,
  follower: DAY_AND_NIGHT_HOURS,
  chat: DAY_AND_NIGHT_HOURS,
  crewDate: DAY_AND_NIGHT_HOURS,
  crew: 72,
  account: 72,
};

const endsAtStart: Record<NoticeKind, boolean> = {
  APPLICATION_RECEIVED: true,
  APPLICATION_WITHDRAWN: false,
  MEMBER_RETURNED: false,
  APPLICATION_ACCEPTED: false,
  APPLICATION_REJECTED: false,
  MEMBER_REMOVED: false,
  CLUB_CHANGED: true,
  CLUB_CANCELLED: false,
  CLUB_OPENED_AGAIN: true,
  MEETING_TOMORROW: true,
  MEETING_SOON: true,
  ANNOUNCEMENT: false,
  ATTENDANCE: false,
  REVIEW_DUE: false,
  REVIEW_RECEIVED: false,
  NEW_FOLLOWER: false,
  CHAT: false,
  SEAT_OFFERED: true,
  SEAT_OPEN: true,
  SEAT_PASSED: true,
  SEAT_RELEASED: true,
  SEAT_GIVEN_BACK: true,
  WAITLISTED: true,
  APPLICATION_DUE: true,
  APPLICATION_EXPIRED: false,
  CREW_INVITED: false,
  CREW_JOINED: false,
  DATE_ASKED: true,
  DATE_SKIPPED: false,
  CREW_PAUSED: false,
  CREW_RESUMED: false,
  CREW_ENDED: false,
  CREW_REMOVED: false,
  COHOST_ASKED: false,
  HOST_HANDED: false,
  HOST_LEFT: false,
  REPORT_DECIDED: false,
  ACCOUNT_NOTICE: false,
};

type DatedNotice = { kind: NoticeKind; createdAt: Date; club: { startsAt: Date } | null };

export function isEndedByStart({ kind, club }: DatedNotice, now: Date): boolean {
  return club !== null && endsAtStart[kind] && club.startsAt <= now;
}

const NEAR_MS = 12 * HOUR_MS;

export function isMeetingNear(startsAt: Date, now: Date): boolean {
  const ahead = startsAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= NEAR_MS;
}

export function deliverUntil({ kind, createdAt, club }: DatedNotice): Date {
  const stale = new Date(createdAt.getTime() + hours[noticeRules[kind].row] * HOUR_MS);
  if (club === null || !endsAtStart[kind]) return stale;
  return club.startsAt < stale ? club.startsAt : stale;
}
