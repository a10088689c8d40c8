import { planFields } from '@azit/rules/club-change';
import { bigint, bool, int, notNull, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isPresent } from '../rooms/presence.ts';

const moves = planFields.map((field) => `'${field}'`).join(', ');

/** SQL: the time or location of the meeting has changed since the announcement. */
export const isOutdated = (message: string, clubId: string) => `exists (
  select from club_changes moved
  where moved.club_id = ${clubId} and moved.changed_at > ${message}.created_at
    and moved.fields ?| array[${moves}])`;

export const selectClubAnnouncement = statement('select_club_announcement', {
  text: `
    select m.body, m.created_at, ${isOutdated('m', ':club_id')} as is_outdated
    from chat_rooms r
    join chat_members own on own.room_id = r.room_id
      and own.member_id = :member_id and ${isPresent('own')}
    join chat_messages m on m.room_id = r.room_id
      and m.kind = 'ANNOUNCEMENT' and m.deleted_at is null
    where r.room_id = (
        select of_club.room_id from chat_rooms of_club where of_club.club_id = :club_id
        union all
        select of_crew.room_id from chat_rooms of_crew join clubs c using (crew_id)
        where c.club_id = :club_id)
      and (r.crew_id is null or m.club_id = :club_id)
    order by m.seq desc limit 1`,
  params: { club_id: int, member_id: int, now: timestamp },
  row: {
    body: notNull(text, 'checked by chat_message_content'),
    created_at: timestamp,
    is_outdated: bool,
  },
});

/**
 * Selects the newest announcement to the whole crew, if the member may read it in the room of the
 * crew.
 */
export const selectCrewAnnouncement = statement('select_crew_announcement', {
  text: `
    select m.body
    from chat_members own join chat_messages m on m.room_id = own.room_id
      and m.seq > own.joined_seq and m.kind = 'ANNOUNCEMENT' and m.deleted_at is null
    where own.room_id = :room_id and own.member_id = :member_id and ${isPresent('own')}
      and m.club_id is null
    order by m.seq desc limit 1`,
  params: { room_id: bigint, member_id: int, now: timestamp },
  row: { body: notNull(text, 'checked by chat_message_content') },
});

export const selectAnnouncedDate = statement('select_date_of_crew', {
  text: 'select club_id from clubs where club_id = :club_id and crew_id = :crew_id',
  params: { club_id: int, crew_id: nullable(int) },
  row: { club_id: int },
});

export const selectSeated = statement('select_seated_members', {
  text: `select member_id from club_members where club_id = :club_id and status = 'CLUB_JOINED'`,
  params: { club_id: int },
  row: { member_id: int },
});

export const selectAnnouncedSeqs = statement('select_announced_seqs', {
  text: `
    select seq from chat_messages
    where room_id = :room_id and seq > :after and seq <= :up_to and kind = 'ANNOUNCEMENT'`,
  params: { room_id: bigint, after: int, up_to: int },
  row: { seq: int },
});
