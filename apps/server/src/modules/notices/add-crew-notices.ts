import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addNotices, type NewNotice } from './add-notices.ts';

export type CrewNotice = Omit<NewNotice, 'crewId'>;

export async function addCrewNotices(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'doorbells' | 'jobs'>,
  crewId: number,
  notices: readonly CrewNotice[],
): Promise<void> {
  await addNotices(
    tx,
    context,
    notices.map((notice) => ({ ...notice, crewId })),
  );
}
