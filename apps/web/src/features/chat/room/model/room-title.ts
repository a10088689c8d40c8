import type { Room } from '@azit/contract/chats/chat.schema';
import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { roomHeaderMessages } from '#web/domain/copy/room-header.ts';

/** The club's name, or the other member's nickname. */
export function getRoomName({ club, member }: Pick<Room, 'club' | 'member'>): string {
  return club?.clubName ?? member?.nickname ?? WITHDRAWN_NICKNAME;
}

/** `6명 · 11월 21일 (토) 오후 3:00`; a cancelled meeting has no time. */
export function describeRoom({ club, memberCount, meetingDate, meetingTime }: Room): string {
  const people = roomHeaderMessages.people(memberCount);
  if (club?.cancelled) return `${people} · ${roomHeaderMessages.cancelled}`;
  if (meetingDate === null || meetingTime === null) return people;
  return `${people} · ${formatDetailTime({ meetingDate, meetingTime }, new Date())}`;
}
