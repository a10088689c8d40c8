import type { ClubChange } from '@azit/contract/clubs/club.schema';
import type { CrewDate } from '@azit/contract/crews/crew.schema';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import { clubPhaseAt } from '#server/modules/clubs/club.policy.ts';
import type { CrewDateRow } from './crew-date.repository.ts';

export function toCrewDate(row: CrewDateRow, now: Date): CrewDate {
  const phase = clubPhaseAt(row, now);
  return {
    clubId: row.club_id,
    plannedDate: row.planned_date,
    ...(row.own_name !== null && { clubName: row.own_name }),
    meetingDate: row.meeting_date,
    meetingTime: row.meeting_time,
    durationMinutes: row.duration_minutes,
    isOnline: row.is_online,
    location: row.location,
    memberLimit: row.member_limit,
    fee: row.fee,
    changedAt: row.changed_at?.toISOString() ?? null,
    change: toChange(row.change),
    pending: row.is_pending,
    phase,
    skipped: phase === 'cancelled',
    skipNote: phase === 'cancelled' ? row.cancel_reason : null,
    isPublic: row.visibility === 'LISTED',
    going: readMembers(row.going),
    goingCount: row.joined_count,
    offeredCount: row.offered_count,
    unconfirmed: row.unconfirmed,
    notGoing: row.not_going,
    unanswered: readMembers(row.waiting_for).length,
    myAnswer: toAnswer(row),
    myPosition: row.my_position,
  };
}

function toChange(json: string | null): ClubChange | null {
  if (json === null) return null;
  const { at, note, fields } = JSON.parse(json);
  return { changedAt: new Date(at).toISOString(), note, fields };
}

/** A seat counts as the answer 갈게요, even if the member never answered. */
function toAnswer({ has_seat, said_going }: CrewDateRow): boolean | null {
  if (has_seat) return true;
  return said_going === false ? false : null;
}

export function readMembers(json: string | null): MemberSummary[] {
  return json === null ? [] : JSON.parse(json);
}
