import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { selectCrewMembers } from './members/crew-member.repository.ts';

/**
 * Makes open pages of the crew refetch after its members, their roles, its plan or its meetings
 * have changed.
 * `formerMemberId` has just left the crew and must be notified too.
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
