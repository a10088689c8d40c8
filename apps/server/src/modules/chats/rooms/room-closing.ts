import { ROOM_OPEN_DAYS } from '@azit/rules/chats/room-closing';

export function clubEnd(table: string): string {
  return `coalesce(${table}.cancelled_at, (${table}.meeting_date + ${table}.meeting_time
    + ${table}.duration_minutes * interval '1 minute') at time zone 'Asia/Seoul')`;
}

export function isClubRoomOpen(table: string): string {
  // Hours, not days: with daylight saving time, a day may have 23 or 25 hours.
  return `:now::timestamptz < ${clubEnd(table)} + interval '${ROOM_OPEN_DAYS * 24} hours'`;
}
