import {
  bigint,
  bool,
  date,
  int,
  jsonText,
  notNull,
  nullable,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isPresent } from './presence.ts';
import { clubEnd } from './room-closing.ts';

const OUTSIDER_HOURS = 72;

/**
 * SQL: until when the member's seats in meetings of the crew give access to its room. Seats from
 * before the member left the crew do not count.
 */
const outsiderUntil = (crewId: string, memberId: string) => `(
  select max(${clubEnd('c')} + interval '${OUTSIDER_HOURS} hours')
  from clubs c join club_members s using (club_id)
  where c.crew_id = ${crewId} and s.member_id = ${memberId} and s.status = 'CLUB_JOINED'
    and coalesce(s.decided_at, s.applied_at) >= coalesce((
      select former.left_at from crew_members former
      where former.crew_id = ${crewId} and former.member_id = ${memberId}), '-infinity'))`;

export const lockCrewRoom = statement('lock_room_of_crew', {
  text: 'select room_id, last_seq from chat_rooms where crew_id = :crew_id for update',
  params: { crew_id: nullable(int) },
  row: { room_id: bigint, last_seq: int },
});

export const selectLastEvent = statement('select_last_event_of_crew', {
  text: `
    select last.event from chat_rooms r
    join chat_messages last on last.room_id = r.room_id and last.seq = r.last_seq
    where r.crew_id = :crew_id`,
  params: { crew_id: int },
  row: { event: nullable(jsonText) },
});

export const insertCrewRoom = statement('insert_room_of_crew', {
  text: `
    insert into chat_rooms (crew_id, last_message_at, created_at) values (:crew_id, :now, :now)
    returning room_id, last_seq`,
  params: { crew_id: int, now: timestamp },
  row: { room_id: bigint, last_seq: int },
});

/**
 * The crew of a club, until when the member's seats in meetings of that crew give access to its
 * room, and whether the member belongs to the crew.
 */
export const selectCrewDate = statement('select_crew_date_of_member', {
  text: `
    select d.crew_id, d.meeting_date, ${outsiderUntil('d.crew_id', ':member_id')} as until,
      exists (select from crew_members own
        where own.crew_id = d.crew_id and own.member_id = :member_id
          and own.state = 'JOINED') as is_in_crew
    from clubs d where d.club_id = :club_id and d.crew_id is not null`,
  params: { club_id: int, member_id: int },
  row: {
    crew_id: notNull(int, 'checked by the statement'),
    meeting_date: date,
    until: nullable(timestamp),
    is_in_crew: bool,
  },
});

export const changeUntil = statement('change_room_until', {
  text: `
    update chat_members own set until = :until
    where room_id = :room_id and member_id = :member_id and ${isPresent('own')}`,
  params: { room_id: bigint, member_id: int, until: nullable(timestamp), now: timestamp },
});

/**
 * Run after a meeting of the crew was moved or cancelled: this changes how long outsiders may stay
 * in the room.
 */
export const changeOutsidersUntil = statement('change_outsiders_until', {
  text: `
    update chat_members own set until = coalesce(${outsiderUntil('r.crew_id', 'own.member_id')}, own.until)
    from chat_rooms r
    where r.room_id = :room_id and own.room_id = r.room_id
      and own.until is not null and ${isPresent('own')}`,
  params: { room_id: bigint, now: timestamp },
});

export const limitRoom = statement('limit_room', {
  text: `
    update chat_members own set until = least(own.until, :until)
    where room_id = :room_id and own.left_at is null`,
  params: { room_id: bigint, until: timestamp },
});
