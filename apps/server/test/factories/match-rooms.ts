import type { Context } from '#server/context.ts';
import { runPrepared } from './insert-row.ts';

const enter = (chosen: string) => `
  with made as (
    insert into chat_rooms (club_id, last_message_at, created_at)
    select c.club_id, now(), now() from clubs c
    where c.club_id ${chosen} and c.crew_id is null and exists (
      select from club_members s
      where s.club_id = c.club_id and s.status = 'CLUB_JOINED' and s.member_id <> c.host_id)
    on conflict (club_id) do nothing
    returning room_id, club_id, last_seq),
  rooms as (
    select room_id, club_id, last_seq from chat_rooms
    where club_id ${chosen}
    union all select * from made)
  insert into chat_members (room_id, member_id, joined_seq, read_seq, left_at)
  select room_id, s.member_id, last_seq, last_seq,
    case when m.status = 'WITHDRAWN' then m.withdrawn_at end
  from rooms join club_members s using (club_id) join members m using (member_id)
  where s.status = 'CLUB_JOINED'
  on conflict (room_id, member_id) do update set left_at = excluded.left_at`;

const leave = (chosen: string) => `
  update chat_members own set left_at = now()
  from chat_rooms r
  where r.room_id = own.room_id and r.club_id ${chosen} and own.left_at is null
    and not exists (
      select from club_members s
      where s.club_id = r.club_id and s.member_id = own.member_id and s.status = 'CLUB_JOINED')`;

export async function matchRooms(
  { database }: Pick<Context, 'database'>,
  ...clubIds: number[]
): Promise<void> {
  // Use one SQL text for all clubs and another one for given clubs: a single text for both would
  // scan all clubs even for one new member of one club.
  const chosen = clubIds.length === 0 ? 'is not null' : '= any($1::int[])';
  const values = clubIds.length === 0 ? [] : [clubIds];
  await runPrepared(database, enter(chosen), values);
  await runPrepared(database, leave(chosen), values);
}
