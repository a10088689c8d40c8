import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { selectCrewMembers } from './members/crew-member.repository.ts';

/**
 * Open pages of the crew refetch: its members or their roles have changed. `formerMemberId` is no
 * longer in the crew.
 */
export async function ringCrew(
  tx: Transaction,
  crewId: number,
  formerMemberId?: number,
): Promise<void> {
  const members = await findMany(tx, selectCrewMembers, { crew_id: crewId });
  const memberIds = members.map(({ member_id }) => member_id);
  if (formerMemberId !== undefined) memberIds.push(formerMemberId);
  tx.doorbells.ring({ event: 'crew', crewId, memberIds });
}
