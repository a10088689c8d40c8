import { bool, int, timestamp } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { isAhead, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { isNotExpired } from '#server/modules/clubs/seats/queue.repository.ts';

const between = `
  from clubs c join club_members s on s.club_id = c.club_id and s.status = 'CLUB_WAITING'
  where (c.host_id, s.member_id) in ((:one_id, :other_id), (:other_id, :one_id))`;

const pairParams = { one_id: int, other_id: int };

export const lockClubsBetween = statement('lock_clubs_between', {
  text: `select c.club_id ${between} order by c.club_id for update of c`,
  params: pairParams,
  row: { club_id: int },
});

export const selectWaitingBetween = statement('select_waiting_between', {
  text: `
    select c.club_id, c.host_id, s.member_id, ${isAhead('c')} and ${isNotExpired('s')} as is_undecided
    ${between}`,
  params: { ...pairParams, ...nowParams, now: timestamp },
  row: { club_id: int, host_id: int, member_id: int, is_undecided: bool },
});
export type WaitingBetween = StatementRow<typeof selectWaitingBetween>;
