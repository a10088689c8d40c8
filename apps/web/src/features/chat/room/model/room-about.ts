import type { Room } from '@azit/contract/chats/chat.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { roomHeaderMessages } from '#web/domain/copy/room-header.ts';

/** `6명 · 11월 21일 (토) 오후 3:00`; a meeting that does not happen has no time. */
export function roomAbout({ club, memberCount, meetingDate, meetingTime }: Room): string {
  const people = roomHeaderMessages.people(memberCount);
  if (club?.cancelled) return `${people} · ${roomHeaderMessages.cancelled}`;
  if (meetingDate === null || meetingTime === null) return people;
  return `${people} · ${formatDetailTime({ meetingDate, meetingTime }, new Date())}`;
}
