import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { int } from '#server/database/column.ts';
import { findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { clubPhaseAt } from '#server/modules/clubs/club.policy.ts';
import type { ClubRow } from '#server/modules/clubs/club.repository.ts';
import { isAbsent, isSettled } from '#server/modules/members/reputation/absence-sql.ts';

const MIN_PEOPLE = 3;

/**
 * Finds the meetings that members of the club have in common by an index alone, and reads who came
 * only for these few.
 */
const countAcquainted = statement('count_acquainted', {
  text: `
    select count(distinct acquainted.member_id)::int as count
    from (
      select past.club_id, array_agg(past.member_id) as member_ids
      from club_members seat join club_members past using (member_id)
      where seat.club_id = :club_id and seat.status = 'CLUB_JOINED'
        and past.club_id <> :club_id and past.status = 'CLUB_JOINED'
      group by past.club_id having count(*) > 1) as shared
    join clubs c on c.club_id = shared.club_id and c.cancelled_at is null
    cross join lateral (
      select array_agg(came.member_id) as member_ids
      from club_members came
      where came.club_id = shared.club_id and came.member_id = any(shared.member_ids)
        and ${isSettled('c', 'came')} and not ${isAbsent('c.club_id', 'came.member_id')}
      having count(*) > 1) as present
    cross join lateral unnest(present.member_ids) as acquainted (member_id)`,
  params: { club_id: int },
  row: { count: int },
});

/**
 * Counts the people of an upcoming club who have met none of the others, as far as it is known who
 * came to past meetings.
 */
export async function findFirstTimers(
  db: Queryable,
  club: ClubRow,
  { hasSeat, now }: { hasSeat: boolean; now: Date },
): Promise<ClubDetail['firstTimers']> {
  const isForStrangers = club.visibility === 'LISTED';
  if (club.joined_count < MIN_PEOPLE || clubPhaseAt(club, now) !== 'open') return null;
  if (!isForStrangers && !hasSeat && !club.is_in_crew) return null;
  const row = await findOne(db, countAcquainted, { club_id: club.club_id });
  return { count: club.joined_count - (row?.count ?? 0), of: club.joined_count };
}
