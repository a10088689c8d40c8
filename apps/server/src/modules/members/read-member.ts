import { findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { memberNotFound } from './member.refusal.ts';
import { selectMember } from './member.repository.ts';
import type { MemberRow } from './member.view.ts';

/** Throws when the member is unknown or has withdrawn. */
export async function readMember(db: Queryable, memberId: number): Promise<MemberRow> {
  const row = await findOne(db, selectMember, { member_id: memberId });
  if (row === undefined) throw memberNotFound();
  return row;
}
