import { bool, date, int, nullable, textArray, timestamp } from '#server/database/column.ts';
import { mayBeJoinedBy, ownClubs, ownGenderOnly } from './joinable-sql.ts';

/** Their values are `ClubFilters`. */
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

const joiner = (column: string) => `(select ${column} from members where member_id = :joinable_by)`;

/** SQL: the member `joinable_by` may apply to this row `c` of clubs, which is ahead. */
const isJoinable = mayBeJoinedBy({
  memberId: ':joinable_by',
  birthYear: joiner('birth_year'),
  ownGenderOnly: joiner(ownGenderOnly),
  ownClubs: ownClubs(':joinable_by'),
});

/**
 * SQL: this row `c` of clubs fits the filters. A filter that is null is a constant to a statement
 * that is planned on every call, and is not in its plan.
 */
export const fitsFilters = `
  (:only_free::bool is null or c.fee = 0)
  and (:is_online::bool is null or c.is_online = :is_online)
  and (:first_day::date is null or c.meeting_date between :first_day and :last_day::date)
  and (:weekday::int4 is null or extract(isodow from c.meeting_date) = :weekday)
  and (:area_codes::text[] is null or c.area_code = any (:area_codes))
  and (:joinable_by::int4 is null or (${isJoinable}))`;
