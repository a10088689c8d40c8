import { planFields } from '@azit/rules/club-change';
import { int, notNull, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

const moves = planFields.map((field) => `'${field}'`).join(', ');

/** SQL: the announcement is newer than the last change of the meeting's time or location. */
export const isCurrent = (message: string, clubId: string) => `not exists (
  select from club_changes moved
  where moved.club_id = ${clubId} and moved.changed_at > ${message}.created_at
    and moved.fields ?| array[${moves}])`;

export const selectClubAnnouncement = statement({
  name: 'select_club_announcement',
  text: `
    select m.body, m.created_at
    from chat_rooms r
    join chat_members own on own.room_id = r.room_id
      and own.member_id = :member_id and own.left_at is null
    join chat_messages m on m.room_id = r.room_id
      and m.kind = 'ANNOUNCEMENT' and m.deleted_at is null
    where r.club_id = :club_id and ${isCurrent('m', 'r.club_id')}
    order by m.seq desc limit 1`,
  params: { club_id: int, member_id: int },
  row: { body: notNull(text, 'checked by chat_message_content'), created_at: timestamp },
});
