import type { LocationVisibility } from '@azit/contract/clubs/club.field';
import type { Rhythm } from '@azit/contract/crews/crew.field';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { mayKnowAddress } from '@azit/rules/club-visibility';
import { isInvited } from '@azit/rules/crews/crew-days';
import { contestClosesAt } from '@azit/rules/hosting/attendance';
import type { NoticeCrew } from '@azit/rules/notices/crew-notice';
import type { NoticeClub, NoticeContent, NoticeData } from '@azit/rules/notices/notice-sentence';
import type { OfferState } from '@azit/rules/notices/seat-notice';
import type { RowValues } from '#server/database/statement.ts';
import type { laterRow } from './notice-club.repository.ts';

export type LaterRow = RowValues<typeof laterRow> & {
  kind: string;
  data: string;
  actor_count: number;
};

/**
 * Shows the present state: the current decision and club replace the data stored with the notice.
 */
export function toNoticeContent(row: LaterRow, nickname: string | null, now: Date): NoticeContent {
  const kind = row.kind as NoticeKind;
  const stored = JSON.parse(row.data) as NoticeData;
  return {
    kind,
    data: {
      ...stored,
      ...currentAttendance(stored, row),
      ...invitationAnswer(kind, row),
      ...(row.crew_name !== null && { crewName: row.crew_name }),
    },
    count: Math.max(row.actor_count, 1),
    nickname: nickname ?? UNKNOWN_NICKNAME,
    club: toClub(row),
    location: knownLocation(row),
    crew: toCrew(row),
    offer: toOfferState(kind, row, now),
    isDone: isDone(kind, row, now),
  };
}

function currentAttendance(
  { attendance, objection }: NoticeData,
  { marked_at, contested_at, decision }: LaterRow,
): Pick<NoticeData, 'attendance' | 'objection'> {
  const decided = decision as 'came' | 'absent' | null;
  if (objection) return { objection: marked_at === null ? 'came' : (decided ?? objection) };
  const isOpen = attendance === 'marked' && contested_at !== null;
  if (attendance) return { attendance: decided ?? (isOpen ? 'contested' : attendance) };
  return {};
}

function invitationAnswer(kind: NoticeKind, row: LaterRow): Pick<NoticeData, 'accepted'> {
  if (kind !== 'CREW_INVITED') return {};
  if (row.crew_state === 'JOINED') return { accepted: true };
  return row.declined_at === null ? {} : { accepted: false };
}

function toClub(row: LaterRow): NoticeClub | null {
  const { meeting_date: meetingDate, meeting_time: meetingTime, duration_minutes } = row;
  if (meetingDate === null || meetingTime === null || duration_minutes === null) return null;
  const isCancelled = row.cancelled_at !== null;
  const releasesSeats = row.releases_seats ?? false;
  return {
    meetingDate,
    meetingTime,
    durationMinutes: duration_minutes,
    isCancelled,
    releasesSeats,
  };
}

/** Returns null if there is no club, or if the member may not know even its area. */
export function knownLocation(row: LaterRow): string | null {
  if (row.location_visibility === null) return null;
  if (row.location === null) return '온라인';
  const visibility = row.location_visibility as LocationVisibility;
  const audience = row.seat_status === 'CLUB_JOINED' ? 'joined' : 'member';
  return mayKnowAddress(visibility, audience) ? row.location : row.area;
}

function toCrew(row: LaterRow): NoticeCrew | null {
  const { every, crew_time: meetingTime, weekday, nth } = row;
  if (every === null || meetingTime === null) return null;
  const rhythm = { every, weekday: weekday ?? undefined, nth: nth ?? undefined } as Rhythm;
  return {
    rhythm,
    meetingTime,
    pausedAt: row.paused_at,
    endedAt: row.ended_at,
    isHost: row.crew_role === 'HOST' || row.crew_role === 'COHOST',
  };
}

function toOfferState(kind: NoticeKind, row: LaterRow, now: Date): OfferState | null {
  if (kind === 'SEAT_OPEN') {
    if (row.seat_status === 'CLUB_JOINED') return 'accepted';
    return row.is_queued && row.has_seat ? 'open' : 'gone';
  }
  if (kind !== 'SEAT_OFFERED') return null;
  const { offer_state, offer_expires_at } = row;
  if (offer_state === 'ACCEPTED') return 'accepted';
  if (offer_state === 'DECLINED') return 'declined';
  const isOpen = offer_state === 'OPEN' && offer_expires_at !== null && offer_expires_at > now;
  return isOpen ? 'open' : 'gone';
}

function isDone(kind: NoticeKind, row: LaterRow, now: Date): boolean {
  if (kind === 'CLUB_CHANGED' || kind === 'MEETING_TOMORROW') return row.confirmation !== 'PENDING';
  if (kind === 'REVIEW_DUE') return row.has_reviewed;
  if (kind === 'DATE_ASKED') return row.is_going !== null || row.is_queued;
  const isEnded = row.ended_at !== null;
  if (kind === 'CREW_INVITED') return isEnded || !isInvited({ ...row, state: row.crew_state }, now);
  if (kind === 'COHOST_ASKED') return isEnded || row.requested_role !== 'COHOST';
  if (kind === 'HOST_HANDED') return isEnded || row.requested_role !== 'HOST';
  const { marked_at, contested_at } = row;
  return contested_at !== null || marked_at === null || contestClosesAt(marked_at) <= now;
}
