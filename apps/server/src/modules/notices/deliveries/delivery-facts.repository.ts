import { isUnreachable, membersSeenBy } from '#server/database/block-sql.ts';
import {
  bigint,
  bool,
  int,
  jsonText,
  notNull,
  nullable,
  text,
  timestamp,
} from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { actorsSeen, isNoticeHidden } from '../hidden-notice.ts';
import { laterColumns, laterJoins, laterRow } from '../notice-club.repository.ts';
import { hasDevice } from '../push/push-subscription.repository.ts';

const REFERENCED = 'every delivery has its notice, and every notice its member';
const OWN = 'null in its own table';
const NO_CLUB = 'outer join: not every notice is about a club';
const NO_DEVICE = 'outer join: a mail goes to no device';

/** SQL: the recipient has answered every meeting of the notice, or waits in its queue. */
const HAS_ANSWERED_ALL = `not exists (
  select from jsonb_to_recordset(coalesce(n.data -> 'dates', '[]')) as one ("clubId" int4)
  where not exists (select from club_answers said
      where said.club_id = one."clubId" and said.member_id = n.member_id)
    and not exists (select from club_members q
      where q.club_id = one."clubId" and q.member_id = n.member_id and q.queued_at is not null))`;

export const selectDeliveryFacts = statement('select_delivery_facts', {
  text: `
    select d.channel, d.attempts, d.first_attempt_at,
      n.notice_id, n.member_id, n.kind, n.data::text as data, n.club_id, seen.actor_ids[1] as actor_id, n.created_at,
      n.read_at, n.folded_into is not null as is_folded,
      ${isNoticeHidden({ notice: 'n', actors: 'n.fold_actors', viewer: 'n.member_id' })} as is_hidden,
      m.status, m.email,
      (chosen.kinds -> n.kind ->> d.channel)::boolean as choice,
      coalesce((chosen.kinds -> n.kind ->> 'push')::boolean, true)
        and ${hasDevice('n.member_id')} as is_pushed,
      coalesce(chosen.quiet_hours, true) as has_quiet_hours,
      coalesce(chosen.hide_content, false) as hides_content,
      exists (select from muted_clubs muted
        where muted.member_id = n.member_id and muted.club_id = n.club_id) as is_muted,
      coalesce(${isUnreachable('c', 'n.member_id')}, false) as is_unreachable,
      c.club_name, host.nickname as host_nickname,
      (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul' as starts_at,
      ${laterColumns}, n.kind = 'DATE_ASKED' and ${HAS_ANSWERED_ALL} as has_answered_all,
      coalesce(c.host_id = n.member_id, false) or exists (
        select from club_cohosts co
        where co.club_id = n.club_id and co.member_id = n.member_id) as is_host, seat.status as seat,
      cardinality(seen.actor_ids) as actor_count, actor.nickname,
      device.endpoint, device.p256dh, device.auth,
      case
        when device.subscription_id is null then null
        when device.member_id <> n.member_id then 'moved'
        when session.session_id is null or session.ended_at is not null then 'ended'
        else 'active' end as device
    from deliveries d
    join notices n using (notice_id)
    join members m using (member_id)
    left join notice_settings chosen on chosen.member_id = n.member_id
    ${laterJoins('n.member_id')}
    left join lateral ${membersSeenBy('n.member_id')} host on host.member_id = c.host_id
    left join push_subscriptions device on device.subscription_id = d.subscription_id
    left join sessions session on session.session_id = device.session_id
    cross join lateral (select ${actorsSeen('n.member_id')} as actor_ids) seen
    left join lateral ${membersSeenBy('n.member_id')} actor on actor.member_id = seen.actor_ids[1]
    where d.delivery_id = :delivery_id`,
  params: { delivery_id: bigint, now: timestamp },
  row: {
    channel: notNull(text, REFERENCED),
    attempts: notNull(int, REFERENCED),
    first_attempt_at: nullable(timestamp, OWN),
    notice_id: notNull(bigint, REFERENCED),
    member_id: notNull(int, REFERENCED),
    kind: notNull(text, REFERENCED),
    data: jsonText,
    club_id: nullable(int, OWN),
    actor_id: nullable(int),
    created_at: notNull(timestamp, REFERENCED),
    read_at: nullable(timestamp, OWN),
    is_folded: bool,
    is_hidden: bool,
    status: notNull(text, REFERENCED),
    email: nullable(text, OWN),
    choice: nullable(bool),
    is_pushed: bool,
    has_quiet_hours: bool,
    hides_content: bool,
    is_muted: bool,
    is_unreachable: bool,
    club_name: nullable(text, NO_CLUB),
    host_nickname: nullable(text, NO_CLUB),
    starts_at: nullable(timestamp),
    ...laterRow,
    has_answered_all: bool,
    is_host: bool,
    seat: nullable(text, NO_CLUB),
    actor_count: int,
    nickname: nullable(text),
    endpoint: nullable(text, NO_DEVICE),
    p256dh: nullable(text, NO_DEVICE),
    auth: nullable(text, NO_DEVICE),
    device: nullable(text),
  },
});
export type DeliveryRow = StatementRow<typeof selectDeliveryFacts>;
