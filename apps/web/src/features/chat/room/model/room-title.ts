import type { Room } from '@azit/contract/chats/chat.schema';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { roomHeaderMessages } from '#web/domain/copy/room-header.ts';

export function getRoomName({ crew, club, member }: Room): string {
  return crew?.name ?? club?.clubName ?? member?.nickname ?? UNKNOWN_NICKNAME;
}

export function describeRoom({ club, memberCount, meetingDate, meetingTime }: Room): string {
  const people = roomHeaderMessages.people(memberCount);
  if (club?.cancelled) return `${people} · ${roomHeaderMessages.cancelled}`;
  if (meetingDate === null || meetingTime === null) return people;
  return `${people} · ${formatDetailTime({ meetingDate, meetingTime }, new Date())}`;
}
