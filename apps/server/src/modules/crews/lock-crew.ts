import type { HostCapability } from '@azit/contract/host-capability';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import {
  type CrewMemberRow,
  type CrewRow,
  lockCrew,
  recordHostActivity,
  selectCrewMember,
} from '#server/modules/crews/crew.repository.ts';
import {
  requireCrew,
  requireCrewCapability,
  requireCrewMember,
  requireRunning,
} from './crew.refusal.ts';

type Locked = { crew: CrewRow; own: CrewMemberRow | undefined };

/**
 * Read the membership in a second statement: a statement that waits for a lock still sees the
 * membership from before the wait.
 */
export async function lockExistingCrew(
  tx: Transaction,
  { memberId }: { memberId: number },
  crewId: number,
): Promise<Locked> {
  const crew = requireCrew(await findOne(tx, lockCrew, { crew_id: crewId }));
  const own = await findOne(tx, selectCrewMember, { crew_id: crewId, member_id: memberId });
  return { crew, own };
}

export async function lockOwnCrew(
  tx: Transaction,
  viewer: { memberId: number },
  crewId: number,
): Promise<{ crew: CrewRow; own: CrewMemberRow }> {
  const { crew, own } = await lockExistingCrew(tx, viewer, crewId);
  return { crew, own: requireCrewMember(own) };
}

export async function lockHostedCrew(
  tx: Transaction,
  viewer: { memberId: number },
  crewId: number,
  { capability, now }: { capability: HostCapability; now: Date },
): Promise<CrewRow> {
  const { crew, own } = await lockExistingCrew(tx, viewer, crewId);
  requireCrewCapability(own, capability);
  requireRunning(crew);
  await execute(tx, recordHostActivity, { crew_id: crewId, now });
  return crew;
}
