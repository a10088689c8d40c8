import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { type NoticeRow, noticeRules } from '@azit/rules/notices/notice-rule';

const HOUR_MS = 60 * 60_000;
/** A day of attempts, after a night of quiet hours. */
const A_DAY_AND_A_NIGHT = 36;

/** For how many hours it helps to be told by push or mail; the inbox keeps it for months. */
const hours: Record<Exclude<NoticeRow, 'reminder'>, number> = {
  result: A_DAY_AND_A_NIGHT,
  change: A_DAY_AND_A_NIGHT,
  hosting: A_DAY_AND_A_NIGHT,
  review: A_DAY_AND_A_NIGHT,
  follower: A_DAY_AND_A_NIGHT,
  account: 72,
};

type Told = {
  kind: NoticeKind;
  createdAt: Date;
  /** When the meeting of a reminder begins. */
  remindsOf: Date | undefined;
};

/** From then on a notice is told to no device and by no mail any more. */
export function tellUntil({ kind, createdAt, remindsOf }: Told): Date {
  const { row } = noticeRules[kind];
  if (row === 'reminder') return remindsOf ?? createdAt;
  return new Date(createdAt.getTime() + hours[row] * HOUR_MS);
}
