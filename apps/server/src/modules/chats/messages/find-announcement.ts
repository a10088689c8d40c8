import type { Announcement } from '@azit/contract/clubs/club.schema';
import { findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { selectClubAnnouncement } from './announcement.repository.ts';

export async function findAnnouncement(
  db: Queryable,
  { memberId }: { memberId: number },
  clubId: number,
  now: Date,
): Promise<Announcement | null> {
  const ids = { club_id: clubId, member_id: memberId, now };
  const row = await findOne(db, selectClubAnnouncement, ids);
  if (row === undefined) return null;
  const { body, created_at: createdAt, is_outdated: outdated } = row;
  return { body, createdAt: createdAt.toISOString(), outdated };
}
