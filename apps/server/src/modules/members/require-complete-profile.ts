import { findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { profileIncomplete } from './member.refusal.ts';
import { selectProfileComplete } from './member.repository.ts';

export async function requireCompleteProfile(db: Queryable, memberId: number): Promise<void> {
  const row = await findOne(db, selectProfileComplete, { member_id: memberId });
  if (row?.is_profile_complete === false) throw profileIncomplete();
}
