import { createHash } from 'node:crypto';
import type { CreateClubData, EditClubBody } from '@azit/contract/clubs/club.payload';

/** What a host decides about a club and may edit. */
export type ClubPlan = Omit<EditClubBody, 'clubId'>;

/** A club's plan as the columns of `clubs`: for creating, editing and seeding alike. */
export function planColumns(plan: ClubPlan) {
  return {
    club_name: plan.clubName,
    club_info: plan.clubInfo,
    fee: plan.fee,
    meeting_date: plan.meetingDate,
    meeting_time: plan.meetingTime,
    member_limit: plan.memberLimit,
    gender_restriction: plan.genderRestriction,
    birth_year_min: toYear(plan.birthYearMin),
    birth_year_max: toYear(plan.birthYearMax),
    is_online: plan.isOnline === 'online',
    location: locationOf(plan),
  };
}

/** An online club has no location, whatever was sent along. */
export function locationOf(club: Pick<ClubPlan, 'isOnline' | 'location'>): string | null {
  return club.isOnline === 'online' ? null : (club.location ?? null);
}

function toYear(year: string | null): number | null {
  return year === null ? null : Number(year);
}

/** Equal for equal data, whatever the order of its fields; the image does not count. */
export function fingerprintOf(data: CreateClubData): Buffer {
  const facts = Object.entries({ ...data, location: locationOf(data) });
  const sorted = facts.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}
