import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { selectCrewMembers } from './members/crew-member.repository.ts';

/** Open pages of the crew refetch: its members or their roles have changed. */
export async function ringCrew(tx: Transaction, crewId: number, formerId?: number): Promise<void> {
  const members = await findMany(tx, selectCrewMembers, { crew_id: crewId });
  const memberIds = members.map(({ member_id }) => member_id);
  if (formerId !== undefined) memberIds.push(formerId);
  tx.doorbells.ring({ event: 'crew', crewId, memberIds });
}
