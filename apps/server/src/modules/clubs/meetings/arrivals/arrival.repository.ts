import { int, nullable, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectOwnArrival = statement('select_own_arrival', {
  text: `
    select arrived_at from club_members
    where club_id = :club_id and member_id = :member_id and status = 'CLUB_JOINED'`,
  params: { club_id: int, member_id: int },
  row: { arrived_at: nullable(timestamp) },
});

export const recordArrival = statement('record_arrival', {
  text: `
    update club_members set arrived_at = :now
    where club_id = :club_id and member_id = :member_id`,
  params: { club_id: int, member_id: int, now: timestamp },
});
