import type { Absence } from '@azit/rules/hosting/attendance';
import { findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { readAbsence } from './absence-json.ts';
import { selectAbsence } from './attendance.repository.ts';

type Club = { club_id: number; host_id: number; attendance_confirmed_at: Date | null };

/**
 * Runs a separate query, and only after the host has confirmed attendance: a join would add 15 µs
 * to every request for a club page.
 */
export async function findOwnAbsence(
  db: Queryable,
  { memberId }: { memberId: number },
  club: Club,
): Promise<Absence | null> {
  if (club.attendance_confirmed_at === null || club.host_id === memberId) return null;
  const seat = { club_id: club.club_id, member_id: memberId };
  return readAbsence((await findOne(db, selectAbsence, seat))?.absence ?? null);
}
