import { isHidden, type ViewerSql } from '#server/database/block-sql.ts';
import { isClubRoomOpen } from './room-closing.ts';

/**
 * SQL: two members may chat if they follow each other, share a club with an open room, or one has
 * applied to the other's coming club, and no block separates them.
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
        select from club_members waiting join clubs applied on applied.club_id = waiting.club_id
        where waiting.member_id = ${applicant} and waiting.status = 'CLUB_WAITING'
          and (waiting.expires_at is null or waiting.expires_at > :now::timestamptz)
          and applied.host_id = ${host} and applied.cancelled_at is null
          and :now::timestamptz < (applied.meeting_date + applied.meeting_time) at time zone 'Asia/Seoul')`;
}

type Writable = { room: string; club: string; other: string; viewer: ViewerSql };

export function isWritable({ room, club, other, viewer }: Writable): string {
  return `case
    when ${room}.pair_key is not null then ${mayChat(':member_id::int', other, viewer)}
    when ${room}.crew_id is not null then exists (
      select from crews running
      where running.crew_id = ${room}.crew_id and running.ended_at is null)
    else ${isClubRoomOpen(club)} end`;
}
