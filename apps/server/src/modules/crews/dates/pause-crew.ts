import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addCrewLine } from '#server/modules/chats/rooms/crew-room.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { addCrewNotices } from '#server/modules/notices/add-crew-notices.ts';
import { lockCrewReaders, pauseIdleCrew } from './crew-plan.repository.ts';

const QUIET_MS = 8 * 7 * 24 * 60 * 60_000;

export function quietSince(now: Date): Date {
  return new Date(now.getTime() - QUIET_MS);
}

/** The caller holds the lock of the crew. Returns whether the crew pauses now. */
export async function pauseIfIdle(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'doorbells' | 'jobs'>,
  crewId: number,
): Promise<boolean> {
  const now = context.clock.now();
  const paused = await execute(tx, pauseIdleCrew, {
    crew_id: crewId,
    now,
    quiet_since: quietSince(now),
    ...nowValues(now),
  });
  if (paused === 0) return false;
  await addCrewLine(tx, context, crewId, { event: 'crewPaused' });
  const readers = await findMany(tx, lockCrewReaders, { crew_id: crewId });
  await addCrewNotices(
    tx,
    context,
    crewId,
    readers.map(({ member_id: memberId, role }) => ({
      kind: 'CREW_PAUSED',
      memberId,
      ...(role === 'MEMBER' && { mail: 'never' }),
    })),
  );
  return true;
}
