import type { Notice } from '@azit/contract/notices/notice.schema';

type Asking = Pick<Notice, 'noticeId' | 'clubId' | 'myConfirmation'>;

/** The lines that ask something, of each club the newest alone: one answer holds for all of them. */
export function answerableIds(newestFirst: readonly Asking[]): ReadonlySet<number> {
  const lines = new Map<number, number>();
  for (const { noticeId, clubId, myConfirmation } of newestFirst) {
    if (clubId === null || myConfirmation === null || lines.has(clubId)) continue;
    lines.set(clubId, noticeId);
  }
  return new Set(lines.values());
}
