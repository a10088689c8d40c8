import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { relativeDay } from '@azit/rules/meeting-time';
import { daysBetween } from '@azit/rules/seoul-clock';

const nearDays = 7;

export function dayTag(meetingDate: string, today: string): string | null {
  const days = daysBetween(today, meetingDate);
  if (days < 0 || days > nearDays) return null;
  return relativeDay(meetingDate, new Date(`${today}T12:00:00+09:00`));
}

const phaseTags: Readonly<Record<Exclude<ClubPhase, 'open'>, string>> = {
  ongoing: '진행 중',
  over: '종료',
  cancelled: '취소됨',
};

/**
 * What the tag of a card shows. In a list of one day it shows the time, because all cards have the
 * same day.
 */
export type TagKind = 'day' | 'time';

type Tagged = { phase: ClubPhase; meetingDate: string; meetingTime: string };

export function cardTag(club: Tagged, today: string, kind: TagKind) {
  if (club.phase !== 'open') return phaseTags[club.phase];
  return kind === 'time' ? club.meetingTime.slice(0, 5) : dayTag(club.meetingDate, today);
}
