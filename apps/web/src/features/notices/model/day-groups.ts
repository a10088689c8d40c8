import type { Notice } from '@azit/contract/notices/notice.schema';
import { noticeDay } from './notice-time.ts';

export type DayGroup = { day: string; notices: Notice[] };

export function groupByDay(notices: readonly Notice[], now: Date): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const notice of notices) {
    const day = noticeDay(new Date(notice.createdAt), now);
    const last = groups.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else groups.push({ day, notices: [notice] });
  }
  return groups;
}
