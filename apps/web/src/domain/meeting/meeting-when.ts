import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import {
  formatTwelveHour,
  type LastingMeeting,
  meetingEnd,
  meetingStart,
  relativeDay,
} from '@azit/rules/meeting-time';
import { seoulTimeOfDay } from '@azit/rules/seoul-clock';
import { hoursText } from './hours-text.ts';
import { durationText } from './meeting-span.ts';

type Timed = LastingMeeting & { phase: ClubPhase };

const MINUTE_MS = 60_000;

export function comingText(club: Timed, now: Date): string | null {
  if (club.phase === 'ongoing') return `${formatTwelveHour(seoulTimeOfDay(meetingEnd(club)))}까지`;
  if (club.phase !== 'open') return null;
  const minutes = Math.ceil((meetingStart(club).getTime() - now.getTime()) / MINUTE_MS);
  if (minutes > 60) return `${relativeDay(club.meetingDate, now)} 만나요`;
  return minutes > 0 ? `${minutes}분 뒤 시작해요` : '곧 시작해요';
}

export function whenNote(club: Timed, now: Date): string {
  const lasts = `${durationText(club.durationMinutes)}쯤`;
  switch (club.phase) {
    case 'open':
      return `${relativeDay(club.meetingDate, now)} · ${lasts} 함께해요`;
    case 'ongoing':
      return sinceText(Math.floor((now.getTime() - meetingStart(club).getTime()) / MINUTE_MS));
    case 'over':
      return `지난 모임 · ${lasts} 함께했어요`;
    case 'cancelled':
      return '열리지 않은 모임';
  }
}

function sinceText(minutes: number): string {
  return minutes < 1 ? '방금 시작했어요' : `시작한 지 ${hoursText(minutes)} 됐어요`;
}
