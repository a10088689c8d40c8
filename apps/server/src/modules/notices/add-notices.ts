import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { FOLD_MS, noticeRules } from '@azit/rules/notices/notice-rule';
import type { NoticeData } from '@azit/rules/notices/notice-sentence';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { insertNotices } from './add-notice.repository.ts';

export const DELIVERY_TASK = 'send-deliveries';

export type NewNotice = {
  kind: NoticeKind;
  memberId: number;
  clubId?: number;
  crewId?: number;
  actorId?: number;
  data?: NoticeData;
  dedupeKey?: string;
  /** The kind of the notice decides whether a mail is sent, unless this field forbids the mail. */
  mail?: 'never';
};

export async function addNotices(tx: Transaction, notices: readonly NewNotice[]): Promise<number> {
  if (notices.length === 0) return 0;
  const now = tx.clock.now();
  const added = await findMany(tx, insertNotices, {
    notices: JSON.stringify(notices.map(toRow)),
    now,
    fold_after: new Date(now.getTime() - FOLD_MS),
  });
  if (added.length > 0) {
    const memberIds = [...new Set(added.map((row) => row.member_id))];
    tx.doorbells.ring({ event: 'notices', memberIds });
    tx.jobs.request(DELIVERY_TASK);
  }
  return added.length;
}

function toRow(notice: NewNotice) {
  const { kind, memberId, clubId = null, crewId = null, actorId = null, data = {} } = notice;
  const { folds, push, mail } = noticeRules[kind];
  return {
    member_id: memberId,
    kind,
    club_id: clubId,
    crew_id: crewId,
    actor_id: actorId,
    data,
    // Only one notice per key is stored. The default key is random, so that two equal actions at
    // the same time create two notices.
    dedupe_key: notice.dedupeKey ?? `${kind}:${randomUUID()}`,
    folds,
    push,
    mail: notice.mail ?? mail,
  };
}
