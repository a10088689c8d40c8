import { COHOSTS_MAX } from '@azit/contract/crews/crew.field';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireRunning, tooManyCohosts } from '#server/modules/crews/crew.refusal.ts';
import type { CrewMemberRow, CrewRow } from '#server/modules/crews/crew.repository.ts';
import { lockOwnCrew } from '#server/modules/crews/lock-crew.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { changeHost } from './change-host.ts';
import { requestRole, selectCrewMembers, setCrewRole } from './crew-member.repository.ts';

type Answer = { crewId: number; accepting: boolean };

export async function answerRequest(
  context: Context,
  viewer: Viewer,
  { crewId, accepting }: Answer,
): Promise<void> {
  await inTransaction(context.database, async (tx) => {
    const { crew, own } = await lockOwnCrew(tx, viewer, crewId);
    const part = { crew_id: crewId, member_id: viewer.memberId };
    if (!accepting) await execute(tx, requestRole, { ...part, requested_role: null });
    else if (own.requested_role !== null) await accept(tx, context, crew, own);
    // The second tap on the same button finds the role already taken.
    else if (own.role === 'MEMBER')
      throw new Refusal(404, 'CREW_NOT_FOUND', '지금은 받을 수 없는 부탁이에요.');
  });
}

async function accept(tx: Transaction, context: Context, crew: CrewRow, own: CrewMemberRow) {
  requireRunning(crew);
  const { crew_id } = crew;
  const { member_id: memberId } = own;
  if (own.requested_role === 'HOST')
    return changeHost(tx, context, crew, { memberId, retainsSeats: true });
  const members = await findMany(tx, selectCrewMembers, { crew_id });
  if (members.filter(({ role }) => role === 'COHOST').length >= COHOSTS_MAX) throw tooManyCohosts();
  await execute(tx, setCrewRole, { crew_id, member_id: memberId, role: 'COHOST' });
}
