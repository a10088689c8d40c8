import type { Chat, Room, RoomMember } from '@azit/contract/chats/chat.schema';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import { toBannerFile, toProfileFile } from '#server/modules/images/file.view.ts';
import type { PinnedRow } from '../messages/message.repository.ts';
import { toMessage } from '../messages/message.view.ts';
import { toLastMessage } from './last-message.ts';
import type { ChatRow, RoomRow } from './room.repository.ts';

export function toChat(row: ChatRow, viewerId: number): Chat {
  return { ...toRoomFields(row), lastMessage: toLastMessage(row, viewerId) };
}

export function toRoom(row: RoomRow, members: RoomMember[], pinned: PinnedRow | undefined): Room {
  return {
    ...toRoomFields(row),
    members,
    pinned: pinned === undefined ? null : toMessage(pinned),
    pinnedOutdated: pinned?.is_outdated ?? false,
    readSeq: row.read_seq,
    firstSeq: row.joined_seq + 1,
    lastSeq: row.last_seq,
    meetingDate: row.meeting_date,
    meetingTime: row.meeting_time,
    mayAnnounce: row.is_host,
    mayOpenCrew: row.is_in_crew,
  };
}

function toRoomFields(row: ChatRow | RoomRow) {
  return {
    roomId: row.room_id,
    kind: row.is_personal ? ('personal' as const) : ('group' as const),
    club: toClub(row),
    crew: toCrew(row),
    member: toOther(row),
    memberCount: row.is_personal ? 2 : row.member_count,
    unread: row.unread,
    muted: row.muted,
    writable: row.writable,
  };
}

function toClub(row: ChatRow | RoomRow): Chat['club'] {
  if (row.club_id === null) return null;
  if (row.crew_id !== null) return toDate(row, row.club_id);
  const bannerImage = toBannerFile(row.club_image_path, row.club_image_name);
  const { club_id: clubId, is_cancelled: cancelled, is_ended: ended } = row;
  const [clubName, meetingDate] = [row.club_name ?? '', row.meeting_date ?? ''];
  return { clubId, clubName, bannerImage, cancelled, meetingDate, ended };
}

function toDate(row: ChatRow | RoomRow, clubId: number): Chat['club'] {
  const bannerImage = toBannerFile(row.crew_image_path, row.crew_image_name);
  return { clubId, clubName: row.crew_name ?? '', bannerImage, cancelled: false };
}

function toCrew({ crew_id: crewId, crew_name: name }: ChatRow | RoomRow): Chat['crew'] {
  return crewId === null || name === null ? null : { crewId, name };
}

function toOther(row: ChatRow | RoomRow): MemberSummary | null {
  if (row.other_id === null) return null;
  return {
    memberId: row.other_id,
    nickname: row.other_nickname ?? UNKNOWN_NICKNAME,
    fileInfo: toProfileFile(row.other_image_path, row.other_image_name),
  };
}
