import { isAbsent } from './absence-sql.ts';

// SQL: the meeting counts in the totals that other members see. Link-only clubs do not, because
// others must not notice them.
const isShownMeeting = (
  club: string,
) => `${club}.cancelled_at is null and ${club}.visibility = 'LISTED'
  and ${club}.meeting_date + ${club}.meeting_time + ${club}.duration_minutes * interval '1 minute'
    <= :today::date + :time_of_day::time`;

/** SQL: the number of meetings to which the member came. */
export const meetingCount = (memberId: string) => `(
  select count(*)::int4 from club_members met join clubs meeting using (club_id)
  where met.member_id = ${memberId} and met.status = 'CLUB_JOINED'
    and ${isShownMeeting('meeting')} and not ${isAbsent('met.club_id', 'met.member_id')})`;

/**
 * SQL: the number of meetings in the last year from which the member was absent, without link-only
 * clubs.
 */
export const absencesInYear = (memberId: string) => `(
  select count(*)::int4 from absences a join clubs missed using (club_id)
  where a.member_id = ${memberId} and missed.visibility = 'LISTED'
    and missed.meeting_date > :today::date - interval '1 year'
    and ${isAbsent('a.club_id', 'a.member_id')})`;

/** SQL: the most frequent praise in the member's published reviews. */
export const topPraise = (memberId: string) => `(
  select praise from reviews
  cross join lateral (values (comment_category), (second_category)) as given (praise)
  where reviewee_id = ${memberId} and is_counted and praise is not null
  group by praise order by count(*) desc, praise limit 1)`;

/** The median of fewer decisions says little about the next decision. */
const MIN_ANSWERS = 5;

/**
 * SQL: the median time, in minutes, of the host's last 20 decisions about applications. Ignores
 * kicked members, because kicking overwrites the time of the decision. Reads only the newest 40
 * clubs, because busy hosts have many.
 */
export const usualAnswerMinutes = (hostId: string) => `(
  select case when count(*) >= ${MIN_ANSWERS}
    then ceil(percentile_cont(0.5) within group (order by waited)) end
  from (
    select extract(epoch from s.decided_at - s.applied_at) / 60 as waited
    from (select club_id from clubs where host_id = ${hostId} and visibility = 'LISTED'
      order by club_id desc limit 40) as hosted
    join club_members s using (club_id)
    where s.status in ('CLUB_JOINED', 'CLUB_REJECTED') and s.decided_at > s.applied_at
      and s.member_id <> ${hostId}
    order by s.decided_at desc limit 20) as answers)`;

/** SQL: the JSON that the page of a club shows about its host. */
export const hostRecord = (hostId: string) => `json_build_object(
  'clubsHeld', (select count(*) from clubs held where held.host_id = ${hostId}
    and held.joined_count > 1 and ${isShownMeeting('held')}),
  'usualAnswerMinutes', ${usualAnswerMinutes(hostId)},
  'meetingCount', ${meetingCount(hostId)}, 'topPraise', ${topPraise(hostId)})::text`;
