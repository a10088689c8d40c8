import { INITIAL_REPUTATION } from '@azit/rules/members/reputation';
import { date, int, intArray, jsonText, notNull, numeric } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { presentDelta, settledSum } from './reputation-sql.ts';

export const updateReputation = statement('operator_update_reputation', {
  text: `
    update members m set reputation = ${settledSum('m.member_id')}::float8
    where m.member_id = :member_id`,
  params: { member_id: int },
});

/**
 * Locks the ledger of each member, which is the sum of the reputation events: the effect of a new
 * event depends on the earlier ones.
 */
export const lockLedgers = statement('lock_ledgers', {
  text: `
    select member_id from members where member_id = any(:member_ids)
    order by member_id for no key update`,
  params: { member_ids: intArray },
  row: { member_id: int },
});

export const isRetracted = (event: string) =>
  `exists (select from reputation_events later where later.retracts = ${event}.event_id)`;

/** SQL: the event `e` happened in the month or year of `day`, a date in Seoul. */
export const isSame = (part: 'month' | 'year', day: string) =>
  `date_trunc('${part}', e.at at time zone 'Asia/Seoul') = date_trunc('${part}', ${day}::date::timestamp)`;

const ALWAYS = 'the sum starts at a constant';

export const selectLedgers = statement('select_ledgers', {
  text: `
    select m.member_id,
      ${INITIAL_REPUTATION} + coalesce(sum(${presentDelta('e')}), 0) as current,
      ${INITIAL_REPUTATION} + coalesce(sum(e.delta) filter (where e.halves_on is null), 0) as earned,
      (count(*) filter (where e.kind = 'ATTENDED' and e.delta > 0
        and ${isSame('month', ':day')} and not ${isRetracted('e')}))::int4 as attended_in_month,
      (count(*) filter (where e.kind in ('ABSENT', 'LATE_NO')
        and ${isSame('year', ':day')} and not ${isRetracted('e')}))::int4 as slips_in_year
    from members m left join reputation_events e using (member_id)
    where m.member_id = any(:member_ids) group by m.member_id`,
  params: { member_ids: intArray, today: date, day: date },
  row: {
    member_id: notNull(int, 'the preserved side of the outer join'),
    current: notNull(numeric, ALWAYS),
    earned: notNull(numeric, ALWAYS),
    attended_in_month: int,
    slips_in_year: int,
  },
});
export type Ledger = StatementRow<typeof selectLedgers>;

/**
 * A statement does not see the rows that it inserts, so the new deltas are added to the sum of the
 * stored events.
 */
export const insertEvents = statement('insert_reputation_events', {
  text: `
    with added as (
      insert into reputation_events (member_id, at, kind, delta, note, club_id, halves_on, retracts,
        review_count, hours_before)
      select member_id, at, kind, delta, note, club_id, halves_on, retracts, review_count, hours_before
      from json_to_recordset(:events) as given (member_id int, at timestamptz, kind text,
        delta numeric, note text, club_id int, halves_on date, retracts bigint, review_count int2,
        hours_before int2)
      on conflict do nothing
      returning member_id, delta, halves_on),
    changed as (
      select member_id, max(halves_on) as halves_on,
        sum(case when halves_on is null then delta else delta / 2 end) as delta
      from added group by member_id)
    update members m set halves_until = greatest(m.halves_until, changed.halves_on),
      reputation = (${settledSum('m.member_id')} + changed.delta)::float8
    from changed where m.member_id = changed.member_id`,
  params: { events: jsonText },
});
