import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import {
  formatDetailTime,
  type LastingMeeting,
  meetingEnd,
  meetingStart,
} from '@azit/rules/meeting-time';
import { isRecord } from '#web/lib/is-record.ts';
import { readOwn, writeOwn } from '#web/session/own-storage.ts';
import { directionLinks } from './map-links.ts';

/** The offline page reads this key too. */
const storageKey = 'coming';
const NEAR_MS = 48 * 60 * 60_000;

export type MeetingSpan = { startsAt: number; endsAt: number };
type StoredSpan = MeetingSpan & { isCancelled?: boolean };
export type ComingMeeting = MeetingSpan & {
  name: string;
  time: string;
  location: string;
  directions?: string;
  isCancelled: boolean;
};

export function isNear({ startsAt, endsAt }: MeetingSpan, now: Date): boolean {
  return startsAt - NEAR_MS <= now.getTime() && now.getTime() < endsAt;
}

/** True if the meeting is too far ahead for a card on home. */
export function isLater({ startsAt }: MeetingSpan, now: Date): boolean {
  return now.getTime() < startsAt - NEAR_MS;
}

export function meetingSpan(meeting: LastingMeeting): MeetingSpan {
  return {
    startsAt: meetingStart(meeting).getTime(),
    endsAt: meetingEnd(meeting).getTime(),
  };
}

export function storeComingMeetings(meetings: readonly OwnMeeting[], now: Date): void {
  const clubs: ComingMeeting[] = meetings.map((meeting) => ({
    ...meetingSpan(meeting),
    name: meeting.clubName,
    time: formatDetailTime(meeting, now),
    location: meeting.location ?? '온라인',
    ...(meeting.location !== null && { directions: directionLinks(meeting.location)[0].href }),
    isCancelled: meeting.phase === 'cancelled',
  }));
  writeOwn(storageKey, { clubs });
}

/** Returns undefined until this device has stored the upcoming meetings of its member. */
export function readComingSpans(): StoredSpan[] | undefined {
  const { clubs } = readOwn(storageKey);
  return Array.isArray(clubs) ? clubs.filter(isSpan) : undefined;
}

function isSpan(value: unknown): value is StoredSpan {
  return isRecord(value) && typeof value.startsAt === 'number' && typeof value.endsAt === 'number';
}
