import type { Notice } from '@azit/contract/notices/notice.schema';

type AnswerableNotice = Pick<Notice, 'noticeId' | 'clubId' | 'myConfirmation'>;

/**
 * Only the newest notice of each club is answerable, because one answer confirms all earlier
 * changes.
 */
export function answerableIds(newestFirst: readonly AnswerableNotice[]): ReadonlySet<number> {
  const lines = new Map<number, number>();
  for (const { noticeId, clubId, myConfirmation } of newestFirst) {
    if (clubId === null || myConfirmation === null || lines.has(clubId)) continue;
    lines.set(clubId, noticeId);
  }
  return new Set(lines.values());
}
