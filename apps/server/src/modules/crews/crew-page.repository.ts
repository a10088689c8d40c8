import {
  hiddenParams,
  isHidden,
  membersSeenBy,
  requestViewer,
} from '#server/database/block-sql.ts';
import {
  bigint,
  bool,
  date,
  float,
  int,
  jsonText,
  nullable,
  text,
  timestamp,
} from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { type RowShape, type StatementRow, statement } from '#server/database/statement.ts';
import { unreadIn } from '#server/modules/chats/rooms/unread.ts';
import { hasListedDate, isCrewHostHidden } from '#server/modules/clubs/crew-dates/crew-page-sql.ts';
import { hasEnded, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { crewRole, crewState } from '#server/modules/crews/crew.column.ts';
import { crewColumns } from '#server/modules/crews/crew.repository.ts';
import { isAbsent } from '#server/modules/members/reputation/absence-sql.ts';
import { shownReputation } from '#server/modules/members/reputation/reputation-sql.ts';

const viewer = requestViewer(':member_id');
const PRESERVED = 'the preserved side of the outer joins';
const NO_HOST = 'outer join: a crew may be without a host';
const NOT_A_MEMBER = 'outer join: strangers have no row';
const NOT_IN_ROOM = 'outer join: only members are in the room';

function preserve<Columns extends RowShape>(columns: Columns): Columns {
  const reasoned = Object.entries(columns).map(([name, column]) => {
    return [name, { ...column, nullabilityReason: PRESERVED }];
  });
  return Object.fromEntries(reasoned);
}

export const selectCrewPage = statement('select_crew_page', {
  text: `
    select ${Object.keys(crewColumns)
      .map((name) => `c.${name}`)
      .join(', ')},
      s.category_name, s.category_large_id, h.nickname as host_nickname,
      h.image_path as host_image_path, h.image_name as host_image_name,
      ${shownReputation('h')} as host_reputation, own.role as my_role, own.state as my_state,
      own.invited_at, own.declined_at, own.always_going, own.requested_role, r.room_id,
      (select json_build_object(${memberSummaryFields('inviter')}) from members inviter
        where inviter.member_id = coalesce(
            (select link.created_by from invite_links link where link.link_id = :link_id),
            case when own.state = 'INVITED' then own.invited_by end)
          and inviter.status = 'ACTIVE' and not ${isHidden('inviter.member_id', viewer)}) as invited_by,
      case when seat.member_id is null then 0 else ${unreadIn('seat', 'r', viewer)} end as unread,
      (select count(*)::int4 from clubs met
        where met.crew_id = c.crew_id and met.cancelled_at is null and met.joined_count > 1
          and ${hasEnded('met')}) as meetings,
      ${hasListedDate('c', viewer)} as has_public_date,
      ${isCrewHostHidden('c', viewer)} as is_hidden
    from crews c
    join small_categories s using (category_small_id)
    left join ${membersSeenBy(viewer)} h on h.member_id = c.host_id
    left join crew_members own on own.crew_id = c.crew_id and own.member_id = :member_id
    left join chat_rooms r on r.crew_id = c.crew_id
    left join chat_members seat
      on seat.room_id = r.room_id and seat.member_id = :member_id and seat.left_at is null
    where c.crew_id = :crew_id`,
  params: {
    crew_id: int,
    member_id: int,
    link_id: nullable(int),
    ...hiddenParams,
    ...nowParams,
  },
  row: {
    ...preserve({ ...crewColumns, category_name: text, category_large_id: int }),
    host_nickname: nullable(text),
    host_image_path: nullable(text),
    host_image_name: nullable(text),
    host_reputation: nullable(float, NO_HOST),
    my_role: nullable(crewRole, NOT_A_MEMBER),
    my_state: nullable(crewState, NOT_A_MEMBER),
    invited_at: nullable(timestamp, NOT_A_MEMBER),
    declined_at: nullable(timestamp, NOT_A_MEMBER),
    always_going: nullable(bool, NOT_A_MEMBER),
    requested_role: nullable(crewRole, NOT_A_MEMBER),
    invited_by: nullable(jsonText),
    room_id: nullable(bigint, NOT_IN_ROOM),
    unread: int,
    meetings: int,
    has_public_date: bool,
    is_hidden: bool,
  },
});
export type CrewPageRow = StatementRow<typeof selectCrewPage>;

/**
 * SQL: the viewer and the member `p` had seats in the same past meeting, and neither was absent.
 */
const HAVE_MET = `exists (
  select from club_members mine join club_members theirs using (club_id)
  join clubs met using (club_id)
  where mine.member_id = :member_id and theirs.member_id = p.member_id
    and mine.status = 'CLUB_JOINED' and theirs.status = 'CLUB_JOINED'
    and met.cancelled_at is null and ${hasEnded('met')}
    and not ${isAbsent('met.club_id', 'mine.member_id')}
    and not ${isAbsent('met.club_id', 'theirs.member_id')})`;

export const selectCrewPeople = statement('select_crew_people', {
  text: `
    with came as (
      select seat.member_id, count(*) as visits
      from clubs met join club_members seat using (club_id)
      where met.crew_id = :crew_id and met.cancelled_at is null and met.joined_count > 1
        and ${hasEnded('met')} and seat.status = 'CLUB_JOINED'
        and not ${isAbsent('met.club_id', 'seat.member_id')}
      group by seat.member_id)
    select p.member_id, p.role, p.state, p.joined_at, p.requested_role,
      m.nickname, m.image_path, m.image_name,
      coalesce((select visits from came where came.member_id = p.member_id), 0)::int4 as visits
    from crew_members p join ${membersSeenBy(viewer)} m using (member_id)
    where p.crew_id = :crew_id
      and (p.state = 'JOINED' or p.state = 'INVITED' and p.invited_at > :invited_since)
      and case when :only_met::bool then ${HAVE_MET} else true end
    order by p.role <> 'HOST', p.role <> 'COHOST', p.joined_at, p.member_id`,
  params: {
    crew_id: int,
    member_id: int,
    ...hiddenParams,
    ...nowParams,
    only_met: bool,
    invited_since: timestamp,
  },
  row: {
    member_id: int,
    role: crewRole,
    state: crewState,
    joined_at: nullable(timestamp),
    requested_role: nullable(crewRole),
    nickname: nullable(text),
    image_path: nullable(text),
    image_name: nullable(text),
    visits: int,
  },
});
export type CrewPersonRow = StatementRow<typeof selectCrewPeople>;

export const selectCrewSkips = statement('select_crew_skips', {
  text: `
    select planned_date, note from crew_skips
    where crew_id = :crew_id and planned_date >= :today::date`,
  params: { crew_id: int, today: date },
  row: { planned_date: date, note: nullable(text) },
});
export type CrewSkipRow = StatementRow<typeof selectCrewSkips>;

export const selectOwnCrews = statement('select_own_crews', {
  text: `
    select c.crew_id, c.name, c.image_path, c.image_name, c.joined_count, own.role, own.state,
      c.paused_at is not null as is_paused
    from crew_members own join crews c using (crew_id)
    where own.member_id = :member_id and c.ended_at is null
      and (own.state = 'JOINED' or own.state = 'INVITED' and own.declined_at is null
        and own.invited_at > :invited_since
        and ${isHidden('c.host_id', requestViewer(':member_id'))} is not true)
    order by own.state = 'INVITED', own.joined_at, c.crew_id`,
  params: { member_id: int, invited_since: timestamp, ...hiddenParams },
  row: {
    crew_id: int,
    name: text,
    image_path: nullable(text),
    image_name: nullable(text),
    joined_count: int,
    role: crewRole,
    state: crewState,
    is_paused: bool,
  },
});
