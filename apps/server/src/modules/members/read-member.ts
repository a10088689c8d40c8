import { seoulToday } from '@azit/rules/seoul-clock';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { memberNotFound } from './member.refusal.ts';
import { selectMember } from './member.repository.ts';
import type { MemberRow } from './member.view.ts';

export async function readMember(
  db: Queryable,
  memberId: number,
  now: Date,
  viewer?: Viewer,
): Promise<MemberRow> {
  const own = { member_id: memberId, today: seoulToday(now), ...hiddenValues(viewer) };
  const row = await findOne(db, selectMember, own);
  if (row === undefined) throw memberNotFound();
  return row;
}
