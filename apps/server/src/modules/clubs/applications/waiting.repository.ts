import { hiddenParams, membersSeenBy, requestViewer } from '#server/database/block-sql.ts';
import { int, jsonText, text, timestamp } from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { statement } from '#server/database/statement.ts';
import { isAhead, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { isWaiting } from '#server/modules/clubs/seats/queue.repository.ts';

export const selectWaitingClubs = statement('select_waiting_clubs', {
  text: `
    select c.club_id, c.club_name, count(*)::integer as waiting_count,
      to_json((array_agg(json_build_object(${memberSummaryFields('m')})
        order by s.applied_at, s.club_member_id))[1:3])::text as applicants
    from (
      select club_id from clubs where host_id = :host_id and cancelled_at is null
        and meeting_date >= :today::date
      union all
      select club_id from club_cohosts where member_id = :host_id) hosted
    join clubs c using (club_id)
    join club_members s on s.club_id = c.club_id and s.queued_at is null
      and ${isWaiting('s')}
    join ${membersSeenBy(requestViewer(':host_id'))} m on m.member_id = s.member_id
    where ${isAhead('c')}
    group by c.club_id
    order by c.meeting_date, c.meeting_time, c.club_id`,
  params: { host_id: int, ...hiddenParams, ...nowParams, now: timestamp },
  row: { club_id: int, club_name: text, waiting_count: int, applicants: jsonText },
});
