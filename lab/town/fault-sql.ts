const MEETING = '(c.meeting_date + c.meeting_time)';
const STARTS = `${MEETING} at time zone 'Asia/Seoul'`;
const ENDS = `(${MEETING} + c.duration_minutes * interval '1 minute') at time zone 'Asia/Seoul'`;
const JOINED_AT = 'coalesce(s.decided_at, s.applied_at)';

/** A reminder that each member with a seat gets once for the time of the meeting. */
const reminded = (kind: string, condition: string) => `
  select '${kind} not exactly once' as fault, s.club_id, s.member_id
  from clubs c join club_members s using (club_id) join members m using (member_id)
  where s.status = 'CLUB_JOINED' and m.status = 'ACTIVE' and c.cancelled_at is null
    and ${condition} and 1 <> (
      select count(*) from notices n
      where (n.member_id, n.club_id, n.kind) = (s.member_id, s.club_id, '${kind}')
        and n.data -> 'meeting' ->> 'meetingDate' = c.meeting_date::text
        and n.data -> 'meeting' ->> 'meetingTime' = c.meeting_time::text)`;
const started = `${STARTS} >= $1 and ${STARTS} < $2`;

/** The notices were due between `$1` and `$2`. */
export const noticeFaults = `
  ${reminded('MEETING_SOON', started)}
  union all
  ${reminded('MEETING_TOMORROW', `${started} and ${JOINED_AT} <= ${STARTS} - interval '24 hours'`)}
  union all
  ${reminded(
    'REVIEW_DUE',
    `${ENDS} >= $1 and ${ENDS} < $2 and exists (
      select from club_members other join members person using (member_id)
      where other.club_id = c.club_id and other.status = 'CLUB_JOINED'
        and other.member_id <> s.member_id and person.status = 'ACTIVE'
        and not other.member_id = any(m.hidden_ids))`,
  )}
  union all
  select 'REVIEW_RECEIVED is missing', r.club_id, r.reviewee_id
  from reviews r join members m on m.member_id = r.reviewee_id and m.status = 'ACTIVE'
  where r.is_counted and r.publish_at >= $1 and r.publish_at < $2 and not exists (
    select from notices n
    where (n.member_id, n.club_id, n.kind) = (r.reviewee_id, r.club_id, 'REVIEW_RECEIVED'))
  union all
  select 'a date was asked about twice', (date ->> 'clubId')::int, n.member_id
  from notices n cross join lateral jsonb_array_elements(n.data -> 'dates') as date
  where n.kind = 'DATE_ASKED' and n.folded_into is null and n.created_at >= $1
  group by 2, 3 having count(*) > 1
  union all
  select 'one event, two notices: ' || kind, club_id, member_id
  from notices where created_at >= $1 and kind <> 'SEAT_OPEN'
  group by kind, club_id, crew_id, member_id, actor_id, data, created_at having count(*) > 1`;

/** `$3` contains the kinds that are mailed, `$4` the members who want mails. */
export const mailFaults = `
  select 'not one mail for a notice, or a mail nobody wants' as fault, n.notice_id, n.kind
  from notices n left join deliveries d on d.notice_id = n.notice_id and d.channel = 'mail'
  where n.created_at >= $1 and n.kind = any($3) and n.kind <> 'CREW_PAUSED'
  group by n.notice_id, n.kind, n.member_id
  having count(d) <> (n.member_id = any($4))::int
  union all
  select 'a delivery without its mail', n.notice_id, n.kind
  from deliveries d join notices n using (notice_id) join members m using (member_id)
  left join mail_outbox o on o.notice_id = n.notice_id and o.recipient = m.email
  where d.channel = 'mail' and d.state = 'sent' and d.finished_at >= $1
  group by n.notice_id, n.kind having count(o) <> 1
  union all
  select 'a mail to the wrong member', n.notice_id, n.kind
  from mail_outbox o join notices n using (notice_id) join members m using (member_id)
  where o.recipient <> m.email
  union all
  select 'a delivery has not ended: ' || d.state, n.notice_id, n.kind
  from deliveries d join notices n using (notice_id)
  where d.state not in ('sent', 'dropped') and d.due_at < $2::timestamptz - interval '1 day'
  union all
  select 'a mail was not sent: ' || coalesce(o.last_error, ''), o.notice_id, o.kind
  from mail_outbox o where o.sent_at is null
    and coalesce(o.last_error, '') not in ('retracted', 'too late to be of use')`;

/**
 * Everything that was due for deletion at `$1` must be gone. Rows of weekly sweeps get another week,
 * and so do notices that replaced others: a sweep deletes them only after the replaced notices.
 */
export const retentionFaults = `
  select 'notices' as fault, count(*) from notices
  where (read_at < $1::timestamptz - interval '97 days'
      or created_at < $1::timestamptz - interval '187 days')
    and created_at < $1::timestamptz - interval '97 days' having count(*) > 0
  union all
  select 'deliveries', count(*) from deliveries
  where finished_at < $1::timestamptz - interval '14 days' having count(*) > 0
  union all
  select 'mails', count(*) from mail_outbox
  where least(sent_at, failed_at) < $1::timestamptz - interval '7 days' having count(*) > 0
  union all
  select 'texts of sent mails', count(*) from mail_outbox
  where sent_at is not null and (text_body, html_body) <> ('', '') having count(*) > 0
  union all
  select 'refresh tokens', count(*) from refresh_tokens where expires_at < $1 having count(*) > 0
  union all
  select 'sessions', count(*) from sessions
  where created_at < $1::timestamptz - interval '15 days' having count(*) > 0
  union all
  select 'replies', count(*) from idempotent_replies where expires_at < $1 having count(*) > 0
  union all
  select 'rooms', count(*) from chat_rooms r join clubs c using (club_id)
  where coalesce(c.cancelled_at, ${ENDS}) < $1::timestamptz - interval '187 days' having count(*) > 0
  union all
  select 'reported messages', count(*) from message_reports
  where created_at < $1::timestamptz - interval '97 days' having count(*) > 0
  union all
  select 'past clubs in the search index', count(*) from club_search
  where meeting_date < ($1::timestamptz - interval '8 days')::date having count(*) > 0`;

/**
 * `$1` is the current time. No slip lowers the reputation below 30, and the stored reputation
 * equals the sum of its events.
 */
export const ledgerFaults = `
  with event as (
    select member_id, delta, kind,
      36.5 + sum(case when halves_on <= $1::timestamptz::date then delta / 2 else delta end)
        over (partition by member_id order by event_id) as temperature
    from reputation_events)
  select 'out of bounds' as fault, member_id, temperature from event
  where temperature not between 0 and 99
  union all
  select 'a slip below the floor', member_id, temperature from event
  where kind in ('ABSENT', 'LATE_NO') and delta < 0 and temperature < 30`;
