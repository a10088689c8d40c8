import {
  hiddenParams,
  isUnreachable,
  membersWithBlocks,
  requestViewer,
} from '#server/database/block-sql.ts';
import {
  bigint,
  bool,
  int,
  intArray,
  jsonText,
  notNull,
  nullable,
  text,
  textArray,
  timestamp,
} from '#server/database/column.ts';
import { memberSummary } from '#server/database/member-json.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { actorsSeen, isNoticeHidden } from './hidden-notice.ts';
import { isSettled, laterColumns, laterJoins, laterRow } from './notice-club.repository.ts';

const viewer = requestViewer(':member_id');

/**
 * The inner LIMIT tells the planner that there are at most three actors: without it, PostgreSQL
 * scans all members.
 */
const noticeColumns = `
  n.notice_id, n.member_id, n.kind, n.data::text as data, n.club_id, n.actor_ids[1] as actor_id,
  n.created_at, n.read_at, cardinality(n.actor_ids) as actor_count, c.club_name,
  coalesce(c.image_path, k.image_path) as image_path,
  coalesce(c.image_name, k.image_name) as image_name,
  (select coalesce(json_agg(${memberSummary('m', viewer)} order by who.ordinal), '[]')
    from (
      select * from unnest(n.actor_ids[1:3]) with ordinality limit 3) as who (member_id, ordinal)
    join members m using (member_id))::text as actors`;

const ownLines = `notices n
  where member_id = :member_id and folded_into is null
    and not ${isNoticeHidden({ notice: 'n', actors: 'n.fold_actors', viewer })}
    and not ${isSettled('n', ':now', viewer)}`;

const PRESERVED = 'the preserved side of the outer join';
const NO_CLUB = 'outer join: not every notice is about a club';

const noticeRow = {
  notice_id: notNull(bigint, PRESERVED),
  member_id: notNull(int, PRESERVED),
  kind: notNull(text, PRESERVED),
  data: jsonText,
  club_id: nullable(int, PRESERVED),
  actor_id: nullable(int),
  created_at: notNull(timestamp, PRESERVED),
  read_at: nullable(timestamp, PRESERVED),
  actor_count: int,
  club_name: nullable(text, NO_CLUB),
  image_path: nullable(text),
  image_name: nullable(text),
  actors: jsonText,
};

export const selectNoticePage = statement('select_notice_page', {
  text: `
    select ${noticeColumns}, ${laterColumns}
    from (
      select n.*, ${actorsSeen(viewer)} as actor_ids
      from ${ownLines}
      order by notice_id desc limit :size offset :skipped
    ) n
    ${laterJoins(viewer, `not ${isUnreachable('c', viewer)}`)}
    order by n.notice_id desc`,
  params: {
    member_id: int,
    ...hiddenParams,
    now: timestamp,
    size: bigint,
    skipped: bigint,
  },
  row: { ...noticeRow, ...laterRow },
});
export type NoticeRow = StatementRow<typeof selectNoticePage>;

export const countNotices = statement('count_notices', {
  text: `select count(*)::integer as total from ${ownLines}`,
  params: { member_id: int, ...hiddenParams, now: timestamp },
  row: { total: int },
});

// The sub-select hides the array's size from the planner, so that PostgreSQL reuses one plan.
const requestedMembers = '(select :member_ids::int4[])::int4[]';

export const selectUnreadNoticeCounts = statement('count_unread_notices', {
  text: `
    select member_id, count(*)::integer as unread from notices n
    where member_id = any(${requestedMembers}) and read_at is null and folded_into is null
      and notice_id > coalesce((select own.seen_up_to
        from notice_settings own where own.member_id = n.member_id), 0)
      and not (member_id in (${membersWithBlocks(requestedMembers)}) and ${isNoticeHidden({
        notice: 'n',
        actors: 'n.fold_actors',
        viewer: 'n.member_id',
      })})
      and not ${isSettled('n', ':now', 'n.member_id')}
    group by member_id`,
  params: { member_ids: intArray, now: timestamp },
  row: { member_id: int, unread: int },
});

/** With `only`, marks just the notice `up_to` and all notices that were folded into it. */
export const markNoticesRead = statement('mark_notices_read', {
  text: `
    with recursive chain as (
      select notice_id from notices where notice_id = :up_to
      union all
      select n.notice_id from notices n join chain on n.folded_into = chain.notice_id
    )
    update notices set read_at = :read_at
    where member_id = :member_id and notice_id <= :up_to and read_at is null
      and (not :only or notice_id in (select notice_id from chain))`,
  params: { member_id: int, up_to: bigint, only: bool, read_at: timestamp },
});

/** Locks in id order, like `markNoticesRead`, to avoid deadlocks. */
export const markKeysRead = statement('mark_keys_read', {
  text: `
    update notices set read_at = :read_at
    where notice_id in (
      select notice_id from notices
      where dedupe_key = any(:dedupe_keys) and read_at is null
      order by notice_id for update)`,
  params: { dedupe_keys: textArray, read_at: timestamp },
});

/** Lock the member: otherwise a concurrent withdrawal would not delete the row inserted here. */
export const markNoticesSeen = statement('mark_notices_seen', {
  text: `
    insert into notice_settings as own (member_id, seen_up_to)
    select member_id, newest.notice_id
    from members cross join lateral (
      select max(notice_id) as notice_id from notices
      where notices.member_id = members.member_id and notice_id <= :up_to
    ) newest
    where member_id = :member_id and status <> 'WITHDRAWN' and newest.notice_id is not null
    for share of members
    on conflict (member_id) do update set seen_up_to = excluded.seen_up_to
    where own.seen_up_to < excluded.seen_up_to`,
  params: { member_id: int, up_to: bigint },
});

/**
 * The member may get another request later, so the notice of this request is the only record of its
 * answer.
 */
export const recordRoleAnswer = statement('record_role_answer', {
  text: `
    update notices set data = data || jsonb_build_object('accepted', :accepted::boolean)
    where notice_id = (
      select notice_id from notices
      where member_id = :member_id and crew_id = :crew_id and kind = :kind
        and folded_into is null
      order by notice_id desc limit 1)`,
  params: { member_id: int, crew_id: int, kind: text, accepted: bool },
});

/** Declining deletes the seat, so only the notice can record that the member declined. */
export const recordDecline = statement('record_decline', {
  text: `
    update notices set data = data || '{"declined": true}'
    where notice_id = (
      select notice_id from notices
      where member_id = :member_id and club_id = :club_id and kind in ('CLUB_CHANGED', 'MEETING_TOMORROW') and folded_into is null
      order by notice_id desc limit 1)`,
  params: { member_id: int, club_id: int },
});
