import type { Room } from '@azit/contract/chats/chat.schema';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { seoulToday } from '@azit/rules/seoul-clock';
import { roomHeaderMessages } from '#web/domain/copy/room-header.ts';

export function getRoomName({ crew, club, member }: Room): string {
  return crew?.name ?? club?.clubName ?? member?.nickname ?? UNKNOWN_NICKNAME;
}

/**
 * Omits a date in the past: a crew without a next meeting has the date of its last one, which says
 * nothing about the room.
 */
export function describeRoom(room: Room): string {
  const { club, crew, memberCount, meetingDate, meetingTime } = room;
  const now = new Date();
  const people = roomHeaderMessages.people(memberCount);
  if (club?.cancelled) return `${people} · ${roomHeaderMessages.cancelled}`;
  if (meetingDate === null || meetingTime === null) return people;
  if (crew && meetingDate < seoulToday(now)) return people;
  return `${people} · ${formatDetailTime({ meetingDate, meetingTime }, now)}`;
}
