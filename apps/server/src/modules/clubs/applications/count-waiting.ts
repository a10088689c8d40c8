import type { WaitingApplications } from '@azit/contract/clubs/application.schema';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import type { Context } from '#server/context.ts';
import {
  hiddenParams,
  hiddenValues,
  membersSeenBy,
  requestViewer,
} from '#server/database/block-sql.ts';
import { int, jsonText, text, timestamp } from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { isAhead, nowParams, nowValues } from '#server/modules/clubs/meeting-clock.ts';
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

export async function countWaiting(
  { database, clock }: Context,
  viewer: Viewer,
): Promise<WaitingApplications> {
  const now = clock.now();
  const rows = await findMany(database, selectWaitingClubs, {
    host_id: viewer.memberId,
    ...hiddenValues(viewer),
    ...nowValues(now),
    now,
  });
  const clubs = rows.map((row) => ({
    clubId: row.club_id,
    clubName: row.club_name,
    count: row.waiting_count,
    applicants: JSON.parse(row.applicants) as MemberSummary[],
  }));
  return { count: clubs.reduce((sum, club) => sum + club.count, 0), clubs };
}
