import type { GenderRestriction } from '@azit/contract/clubs/club.field';
import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { type ClubSeats, clubViewerState, freeSeats } from '@azit/rules/club-viewer-state';
import { formatDetailDate } from '@azit/rules/meeting-time';
import { seoulToday } from '@azit/rules/seoul-clock';

export const genderNames: Readonly<Record<GenderRestriction, string>> = {
  ALL: '성별 무관',
  MALE_ONLY: '남성만',
  FEMALE_ONLY: '여성만',
};

export function ageFact(min: string | null, max: string | null): string {
  if (min === null && max === null) return '나이 제한 없음';
  if (min === max) return `${min}년생`;
  if (min === null) return `${max}년생까지`;
  if (max === null) return `${min}년생부터`;
  return `${min}~${max}년생`;
}

export type SeatState = 'open' | 'full' | Exclude<ClubPhase, 'open'>;

export function seatState(club: ClubSeats): SeatState {
  return clubViewerState(club, null) === 'full' ? 'full' : club.phase;
}

type QueuedClub = ClubSeats & { waitlist?: { length: number } | null | undefined };

export function seatText(club: QueuedClub): string {
  const count = `${club.joinedCount} / ${club.memberLimit}명`;
  const left = freeSeats(club);
  const state = seatState(club);
  if (state === 'open') return `${count} · ${left}자리 남았어요`;
  const waiting = state === 'full' && club.waitlist?.length;
  return waiting ? `${count} · ${waiting}명이 자리를 기다려요` : count;
}

export function cancelledText(cancelledAt: string | null, now: Date): string | null {
  if (cancelledAt === null) return null;
  return `${formatDetailDate(seoulToday(new Date(cancelledAt)), now)}에 취소됐어요`;
}
