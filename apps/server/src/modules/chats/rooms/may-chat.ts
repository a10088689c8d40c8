import { isHidden, type ViewerSql } from '#server/database/block-sql.ts';
import { isClubRoomOpen } from './room-closing.ts';

/**
 * SQL: whether these two members may write to each other at `:now`: both follow each other, both have
 * a seat in a club whose room is open, or one hosts a club ahead for which the other waits; and no
 * block stands between them: `viewer` is the first one, for whom it is asked. Decided whenever
 * somebody asks; when it stops holding, their room can only be read.
 */
export function mayChat(one: string, other: string, viewer: ViewerSql = one): string {
  return `(
    (select count(*) from members who
      where who.member_id in (${one}, ${other}) and who.status = 'ACTIVE') = 2
    and not (${isHidden(other, viewer)})
    and (
      (exists (select from follows f where f.follower_id = ${one} and f.followee_id = ${other})
        and exists (select from follows f where f.follower_id = ${other} and f.followee_id = ${one}))
      or exists (
        select from club_members mine
        join club_members theirs on theirs.club_id = mine.club_id
        join clubs shared on shared.club_id = mine.club_id
        where mine.member_id = ${one} and theirs.member_id = ${other}
          and mine.status = 'CLUB_JOINED' and theirs.status = 'CLUB_JOINED'
          and ${isClubRoomOpen('shared')})
      or ${waitsFor(one, other)}
      or ${waitsFor(other, one)}))`;
}

function waitsFor(applicant: string, host: string): string {
  return `exists (
        select from club_members waiting join clubs asked on asked.club_id = waiting.club_id
        where waiting.member_id = ${applicant} and waiting.status = 'CLUB_WAITING'
          and asked.host_id = ${host} and asked.cancelled_at is null
          and :now::timestamptz < (asked.meeting_date + asked.meeting_time) at time zone 'Asia/Seoul')`;
}

type Writable = { room: string; club: string; other: string; viewer: ViewerSql };

/** SQL: `:member_id` may write in this row of `chat_rooms`, whose club is `club` or who talks with `other`. */
export function isWritable({ room, club, other, viewer }: Writable): string {
  return `case when ${room}.club_id is null then ${mayChat(':member_id::int', other, viewer)}
    else ${isClubRoomOpen(club)} end`;
}
