import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { type NoticeRow, noticeRules } from '@azit/rules/notices/notice-rule';

const HOUR_MS = 60 * 60_000;
/** Most notices are stale after 36 hours. Those of `longRows` remain useful for longer. */
const HOURS = 36;
const LONG_HOURS = 72;
const longRows: readonly NoticeRow[] = ['attendance', 'crew', 'account'];

type DatedNotice = { kind: NoticeKind; createdAt: Date; club: { startsAt: Date } | null };

export function isEndedByStart({ kind, club }: DatedNotice, now: Date): boolean {
  return club !== null && noticeRules[kind].endsAtStart && club.startsAt <= now;
}

const NEAR_MS = 12 * HOUR_MS;

export function isMeetingNear(startsAt: Date, now: Date): boolean {
  const ahead = startsAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= NEAR_MS;
}

export function deliverUntil({ kind, createdAt, club }: DatedNotice): Date {
  const { row, endsAtStart } = noticeRules[kind];
  const hours = longRows.includes(row) ? LONG_HOURS : HOURS;
  const stale = new Date(createdAt.getTime() + hours * HOUR_MS);
  if (club === null || !endsAtStart) return stale;
  return club.startsAt < stale ? club.startsAt : stale;
}
