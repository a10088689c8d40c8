import { int, jsonText, text } from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { statement } from '#server/database/statement.ts';
import { isAhead, nowParams } from '#server/modules/clubs/meeting-clock.ts';

export const selectWaitingClubs = statement({
  name: 'select_waiting_clubs',
  text: `
    select c.club_id, c.club_name, count(*)::integer as waiting_count,
      to_json((array_agg(json_build_object(${memberSummaryFields('m')})
        order by s.applied_at, s.club_member_id))[1:3])::text as applicants
    from clubs c
    join club_members s on s.club_id = c.club_id and s.status = 'CLUB_WAITING'
    join members m on m.member_id = s.member_id
    where c.host_id = :host_id and ${isAhead('c')}
    group by c.club_id
    order by c.meeting_date, c.meeting_time, c.club_id`,
  params: { host_id: int, ...nowParams },
  row: { club_id: int, club_name: text, waiting_count: int, applicants: jsonText },
});
