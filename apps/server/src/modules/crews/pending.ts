import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/transaction.ts';

type CrewNotice = { kind: string; memberId: number; actorId?: number; data?: object };
type Calls = Pick<Context, 'clock' | 'doorbells' | 'jobs'>;

export async function addCrewNotices(
  _tx: Transaction,
  _context: Calls,
  _crewId: number,
  _notices: readonly CrewNotice[],
) {}
