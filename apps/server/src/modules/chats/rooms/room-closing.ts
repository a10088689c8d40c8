import { ROOM_OPEN_DAYS } from '@azit/rules/chats/room-closing';

/** SQL: the moment at which this row of clubs was cancelled, or its meeting is over. */
export function clubEnd(table: string): string {
  return `coalesce(${table}.cancelled_at, (${table}.meeting_date + ${table}.meeting_time
    + ${table}.duration_minutes * interval '1 minute') at time zone 'Asia/Seoul')`;
}

/** SQL: people may write in the room of this row of clubs at `:now`, as the rules decide it. */
export function isClubRoomOpen(table: string): string {
  // In hours: a day has 23 of them where the session's time zone changes its clocks.
  return `:now::timestamptz < ${clubEnd(table)} + interval '${ROOM_OPEN_DAYS * 24} hours'`;
}
