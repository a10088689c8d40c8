import type { Room } from '@azit/contract/chats/chat.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { roomHeadMessages } from '#web/domain/copy/room-head.ts';

/** `6명 · 11월 21일 (토) 오후 3:00`; a meeting that does not happen has no time. */
export function roomAbout({ club, memberCount, meetingDate, meetingTime }: Room): string {
  const people = roomHeadMessages.people(memberCount);
  if (club?.cancelled) return `${people} · ${roomHeadMessages.cancelled}`;
  if (meetingDate === null || meetingTime === null) return people;
  return `${people} · ${formatDetailTime({ meetingDate, meetingTime }, new Date())}`;
}
