import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import { areaCodesWithin, currentRegionCode } from '@azit/rules/areas/areas';
import { REAPPLY_AFTER_MS } from '@azit/rules/club-eligibility';
import { getWeekend } from '@azit/rules/seoul-clock';
import { bool, date, int, nullable, textArray, timestamp } from '#server/database/column.ts';
import type { ParameterValues } from '#server/database/statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { isNotExpired } from '#server/modules/clubs/seats/queue.repository.ts';
import { invalidField } from '#server/runtime/refusal.ts';

export const ownClubs = (memberId: string) => `
  select club_id from club_members
  where member_id = ${memberId} and ${isNotExpired('club_members')} and (status <> 'CLUB_REJECTED'
    or decided_at > :now::timestamptz - interval '${REAPPLY_AFTER_MS / 1000} seconds')`;

export const ownGenderOnly = "case gender when 'MALE' then 'MALE_ONLY' else 'FEMALE_ONLY' end";

type JoinerSql = { memberId: string; birthYear: string; ownGenderOnly: string; ownClubs: string };

// SQL: computes the clubs with an expired offer once for all rows, so that scanning an index of
// `clubs` need not read the table.
const hasExpiredOffer = `c.club_id = any (array(
  select club_id from seat_offers where state = 'OPEN' and expires_at <= :now::timestamptz))`;

/**
 * SQL: the member may join the club `c`, which has not started. Must equal the eligibility rule of
 * the rules package.
 */
export const mayBeJoinedBy = (joiner: JoinerSql) => `(not c.is_full or ${hasExpiredOffer})
  and c.host_id <> ${joiner.memberId}
  and c.gender_restriction in ('ALL', ${joiner.ownGenderOnly})
  and (c.birth_year_min is null or c.birth_year_min <= ${joiner.birthYear})
  and (c.birth_year_max is null or c.birth_year_max >= ${joiner.birthYear})
  and c.club_id not in (${joiner.ownClubs})`;

export const filterParams = {
  only_free: nullable(bool),
  is_online: nullable(bool),
  first_day: nullable(date),
  last_day: nullable(date),
  weekday: nullable(int),
  area_codes: nullable(textArray),
  joinable_by: nullable(int),
  now: timestamp,
};
export type ClubFilters = ParameterValues<typeof filterParams>;

const joiner = (column: string) => `(select ${column} from members where member_id = :joinable_by)`;

const isJoinable = mayBeJoinedBy({
  memberId: ':joinable_by',
  birthYear: joiner('birth_year'),
  ownGenderOnly: joiner(ownGenderOnly),
  ownClubs: ownClubs(':joinable_by'),
});

export const fitsFilters = `
  (:only_free::bool is null or c.fee = 0)
  and (:is_online::bool is null or c.is_online = :is_online)
  and (:first_day::date is null or c.meeting_date between :first_day and :last_day::date)
  and (:weekday::int4 is null or extract(isodow from c.meeting_date) = :weekday)
  and (:area_codes::text[] is null or c.area_code = any (:area_codes))
  and (:joinable_by::int4 is null or (${isJoinable}))`;

export function toClubFilters(
  { free, mode, when, joinable, area }: ClubFilterQuery,
  viewer: Viewer | undefined,
  now: Date,
): ClubFilters {
  const weekend = when === undefined ? undefined : getWeekend(nowValues(now).today);
  return {
    only_free: free === undefined ? null : true,
    is_online: mode === undefined ? null : mode === 'online',
    first_day: weekend?.from ?? null,
    last_day: weekend?.to ?? null,
    weekday: null,
    area_codes: area === undefined || area.length === 0 ? null : toAreaCodes(area),
    joinable_by: joinable === undefined ? null : (viewer?.memberId ?? null),
    now,
  };
}

export function onDays(filters: ClubFilters, from: string, to: string): ClubFilters {
  const { first_day, last_day } = filters;
  return {
    ...filters,
    first_day: first_day !== null && first_day > from ? first_day : from,
    last_day: last_day !== null && last_day < to ? last_day : to,
  };
}

export function isFiltered({ now, ...filters }: ClubFilters): boolean {
  return Object.values(filters).some((value) => value !== null);
}

export function filterKey({ now, ...filters }: ClubFilters): string {
  return JSON.stringify(filters);
}

function toAreaCodes(codes: readonly string[]): string[] {
  const all = codes.flatMap((code) => {
    const known = currentRegionCode(code);
    if (known === undefined) throw invalidField('area', '없는 지역이에요. 다시 골라 주세요.');
    return areaCodesWithin(known);
  });
  return [...new Set(all)].toSorted();
}
