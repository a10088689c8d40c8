import { findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { memberNotFound } from './member.refusal.ts';
import { selectMember } from './member.repository.ts';
import type { MemberRow } from './member.view.ts';

/** Throws when the member is unknown, has withdrawn or is hidden from the viewer. */
export async function readMember(
  db: Queryable,
  memberId: number,
  viewerId = memberId,
): Promise<MemberRow> {
  const row = await findOne(db, selectMember, { member_id: memberId, viewer_id: viewerId });
  if (row === undefined) throw memberNotFound();
  return row;
}
