import { createHash } from 'node:crypto';
import { DURATION_MINUTES_DEFAULT } from '@azit/contract/clubs/club.field';
import type { CreateClubData, EditClubBody } from '@azit/contract/clubs/club.payload';
import { resolveAreaCode } from './areas/club-area.ts';

export type ClubPlan = Omit<EditClubBody, 'clubId'>;

type OptionalKey = {
  [Key in keyof ClubPlan]-?: undefined extends ClubPlan[Key] ? Key : never;
}[keyof ClubPlan];
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

export type OptionalColumns = {
  [Key in OptionalKey as SnakeCase<Key>]: Exclude<ClubPlan[Key], undefined>;
};

const defaultColumns: OptionalColumns = {
  duration_minutes: DURATION_MINUTES_DEFAULT,
  location_visibility: 'ALL',
  online_link: null,
  bring_along: null,
  location: null,
  area_code: null,
  visibility: 'LISTED',
  releases_seats: false,
};

export function planColumns(plan: ClubPlan, before: OptionalColumns = defaultColumns) {
  return {
    club_name: plan.clubName,
    club_info: plan.clubInfo,
    fee: plan.fee,
    meeting_date: plan.meetingDate,
    meeting_time: plan.meetingTime,
    duration_minutes: plan.durationMinutes ?? before.duration_minutes,
    member_limit: plan.memberLimit,
    gender_restriction: plan.genderRestriction,
    birth_year_min: toYear(plan.birthYearMin),
    birth_year_max: toYear(plan.birthYearMax),
    is_online: plan.isOnline === 'online',
    location: getLocation(plan),
    area_code: resolveAreaCode(getLocation(plan), plan.areaCode, before),
    location_visibility: plan.locationVisibility ?? before.location_visibility,
    online_link: resolveOnlineLink(plan, before),
    bring_along: plan.bringAlong === undefined ? before.bring_along : plan.bringAlong || null,
    visibility: plan.visibility ?? before.visibility,
    releases_seats: plan.releasesSeats ?? before.releases_seats,
  } satisfies OptionalColumns & Record<string, unknown>;
}

export function getLocation(club: Pick<ClubPlan, 'isOnline' | 'location'>): string | null {
  return club.isOnline === 'online' ? null : (club.location ?? null);
}

function resolveOnlineLink(plan: ClubPlan, before: OptionalColumns): string | null {
  if (plan.isOnline !== 'online') return null;
  return plan.onlineLink === undefined ? before.online_link : plan.onlineLink;
}

function toYear(year: string | null): number | null {
  return year === null ? null : Number(year);
}

export function computeFingerprint(data: CreateClubData): Buffer {
  const facts = Object.entries({ ...data, location: getLocation(data) });
  const sorted = facts.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}
