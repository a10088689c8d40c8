import { applicationExpiry } from '@azit/rules/hosting/seat-deadlines';
import { type Meeting, meetingStart } from '@azit/rules/meeting-time';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { selectDeadlines, updateDeadline } from './deadline.repository.ts';
import { shortenOffers } from './offer.repository.ts';

/** Run after a meeting was moved: applications and offers must end before its new start. */
export async function moveDeadlines(
  tx: Transaction,
  clubId: number,
  { meetingDate, meetingTime }: Meeting,
  now: Date,
): Promise<void> {
  const start = meetingStart({ meetingDate, meetingTime });
  for (const row of await findMany(tx, selectDeadlines, { club_id: clubId, now })) {
    const expiresAt = applicationExpiry(row.applied_at, start, now);
    if (expiresAt.getTime() === row.expires_at?.getTime()) continue;
    const { club_member_id } = row;
    await execute(tx, updateDeadline, { club_member_id, expires_at: expiresAt });
  }
  await execute(tx, shortenOffers, { club_id: clubId, start });
}
