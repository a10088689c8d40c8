import { isClubHidden, isHidden } from '#server/database/block-sql.ts';
import { bool, date, int, jsonText, nullable, time, timestamp } from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { statement } from '#server/database/statement.ts';
import { isAbsent } from '#server/modules/clubs/meetings/attendance/absence-json.ts';

export const selectReviewees = statement('select_reviewees', {
  text: `
    select c.meeting_date, c.meeting_time, c.duration_minutes, c.cancelled_at,
      c.host_id = :viewer_id or exists (
        select from club_members own
        where own.club_id = c.club_id and own.member_id = :viewer_id and own.status = 'CLUB_JOINED'
          and not ${isAbsent('c.club_id', 'own.member_id')}
      ) as was_there, (
        select count(*)::int4 from club_members came
        where came.club_id = c.club_id and came.status = 'CLUB_JOINED'
          and not ${isAbsent('c.club_id', 'came.member_id')}
      ) as attended_count, (
        select coalesce(json_agg(json_build_object(${memberSummaryFields('person')})
          order by person.member_id <> c.host_id, seat.decided_at nulls first, seat.club_member_id
        ), '[]')
        from club_members seat
        join members person on person.member_id = seat.member_id and person.status <> 'WITHDRAWN'
        where seat.club_id = c.club_id and seat.status = 'CLUB_JOINED'
          and seat.member_id <> :viewer_id and not (${isHidden('seat.member_id', ':viewer_id')})
          and not ${isAbsent('c.club_id', 'seat.member_id')}
          and not exists (
            select from reviews r
            where r.club_id = c.club_id and r.reviewer_id = :viewer_id
              and r.reviewee_id = seat.member_id)
      )::text as people
    from clubs c where c.club_id = :club_id and not ${isClubHidden('c', ':viewer_id')}`,
  params: { club_id: int, viewer_id: int },
  row: {
    meeting_date: date,
    meeting_time: time,
    duration_minutes: int,
    cancelled_at: nullable(timestamp),
    was_there: bool,
    attended_count: int,
    people: jsonText,
  },
});
