import { bigint, date, int, jsonText } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isRetracted, isSame } from './reputation.repository.ts';
import { presentDelta, shownReputation } from './reputation-sql.ts';

const praise = `(
  select r.comment_category from reviews r
  where r.reviewee_id = e.member_id and r.club_id = e.club_id and r.is_counted
  group by r.comment_category order by count(*) desc, r.comment_category limit 1)`;

const note = `case when e.delta <> 0 and e.halves_on <= :today::date then 'HALVED' else e.note end`;

export const selectReputationEvents = statement('select_reputation_events', {
  text: `
    select coalesce(json_agg(json_build_object('eventId', e.event_id, 'at', e.at, 'kind', e.kind,
      'delta', ${presentDelta('e')}, 'note', ${note}, 'clubId', e.club_id,
      'clubName', c.club_name, 'reviewCount', e.review_count,
      'praise', case when e.kind = 'REVIEW' then ${praise} end,
      'hoursBefore', e.hours_before) order by e.at desc, e.event_id desc), '[]')::text as items
    from (
      select * from reputation_events where member_id = :member_id
      order by at desc, event_id desc limit :size offset :skipped) as e
    left join clubs c using (club_id)`,
  params: { member_id: int, today: date, skipped: bigint, size: bigint },
  row: { items: jsonText },
});

const sum = (condition: string) =>
  `coalesce(sum(${presentDelta('e')}) filter (where ${condition}), 0)`;

/**
 * An event that retracts a slip (an absence or a late 못 가요) has the same date in `halves_on` as the
 * slip. An event that retracts an attendance has none.
 */
const retracts = (what: 'slip' | 'meeting') =>
  `e.kind = 'RETRACTED' and e.halves_on is ${what === 'slip' ? 'not null' : 'null'}`;

export const selectReputationSummary = statement('select_reputation_summary', {
  text: `
    select count(e.event_id) as total, json_build_object(
      'reputation', ${shownReputation('m')},
      'reviews', ${sum("e.kind = 'REVIEW'")},
      'attended', ${sum(`e.kind = 'ATTENDED' or ${retracts('meeting')}`)},
      'slips', ${sum(`e.kind in ('ABSENT', 'LATE_NO') or ${retracts('slip')}`)},
      'attendedThisMonth', count(*) filter (where e.kind = 'ATTENDED' and e.delta > 0
        and ${isSame('month', ':today')} and not ${isRetracted('e')}))::text as summary
    from members m left join reputation_events e using (member_id)
    where m.member_id = :member_id group by m.member_id`,
  params: { member_id: int, today: date },
  row: { total: bigint, summary: jsonText },
});
