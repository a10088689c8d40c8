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

export function cardTag(club: { phase: ClubPhase; meetingDate: string }, today: string) {
  return club.phase === 'open' ? dayTag(club.meetingDate, today) : phaseTags[club.phase];
}
