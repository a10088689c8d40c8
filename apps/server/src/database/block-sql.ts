import { BLOCKED_NICKNAME } from '@azit/contract/members/member.field';
import { INITIAL_REPUTATION } from '@azit/rules/members/reputation';
import { intArrayText } from './column.ts';

/* In lists and pages, a block hides two members from each other. In chats, it masks their names for
   both, but hides messages only from the blocker. */

/** SQL: the ids of the members whom the viewer has blocked or who have blocked the viewer. */
export type HiddenSql = { hidden: string };
/**
 * A string is the SQL of a member id. The predicates then read the blocks of that member from
 * `members.hidden_ids` and `blocked_ids`, which the trigger count_blocks maintains. An object is
 * the viewer of a request, whose blocks the session check has read already.
 */
export type ViewerSql = string | ({ id: string } & HiddenSql);

// The sub-select hides the array from the planner, so that PostgreSQL reuses one plan.
export const requestHidden: HiddenSql = { hidden: '(select :hidden_ids::int4[])::int4[]' };
export const requestViewer = (id: string): ViewerSql => ({ id, ...requestHidden });
export const hiddenParams = { hidden_ids: intArrayText };
export const hiddenValues = (viewer: { hidden: string | undefined } | undefined) => ({
  hidden_ids: viewer?.hidden ?? '{}',
});

/**
 * The id of a guest in statements. With null instead, PostgreSQL would simplify the conditions and
 * plan the statement again.
 */
export const NOBODY = 0;

const viewerId = (viewer: ViewerSql) => (typeof viewer === 'string' ? viewer : viewer.id);

// Without the cast, PostgreSQL would compare with the rows of the subquery instead of the elements
// of the array.
const selectStored = (viewer: ViewerSql, column: string) =>
  `(select stored.${column} from members stored where stored.member_id = ${viewerId(viewer)})::int4[]`;

const hiddenMembers = (viewer: ViewerSql | HiddenSql) =>
  typeof viewer === 'string' ? selectStored(viewer, 'hidden_ids') : viewer.hidden;

/** SQL: the viewer has blocked the member, or the member the viewer. */
export function isHidden(memberId: string, viewer: ViewerSql | HiddenSql): string {
  return `${memberId} = any (${hiddenMembers(viewer)})`;
}

export function isNobodyHidden(viewer: ViewerSql | HiddenSql): string {
  return `${hiddenMembers(viewer)} = '{}'`;
}

/**
 * SQL: all of `members` are hidden. `last` is one of them; testing it first avoids comparing most
 * arrays.
 */
export function areAllHidden(members: string, last: string, viewer: ViewerSql): string {
  return `(${isHidden(last, viewer)} and cardinality(${members}) > 0
    and ${members} <@ ${hiddenMembers(viewer)})`;
}

/** SQL: the viewer has blocked the member; false if only the member has blocked the viewer. */
export function isBlockedBy(memberId: string, viewer: ViewerSql): string {
  const isBlocked = `${memberId} = any (${selectStored(viewer, 'blocked_ids')})`;
  return typeof viewer === 'string'
    ? isBlocked
    : `(${isHidden(memberId, viewer)} and ${isBlocked})`;
}

/**
 * SQL: the room belongs to two members, and the viewer has blocked the other. The other member
 * still sees the room.
 */
export function isRoomBlocked(room: string, viewer: ViewerSql): string {
  return `(not ${isNobodyHidden(viewer)} and ${room}.pair_key is not null and exists (
    select from chat_members second
    where second.room_id = ${room}.room_id and ${isBlockedBy('second.member_id', viewer)}))`;
}

/**
 * SQL: the viewer may not see the page of the club. Joined members may, even after a block. Lists
 * offer clubs to join, so they test `isHidden` for the host instead, even for a club that the viewer
 * has joined.
 */
export function isClubHidden(club: string, viewer: ViewerSql, now?: string): string {
  return `(${isHostHidden(club, viewer)} or ${isLinkOnlyFor(club, viewer, now)})`;
}

/**
 * SQL: a block, or the viewer's removal from the crew, hides the club even if the viewer has an
 * invite link. Membership in the crew outweighs a block. A seat outweighs both: people who met can
 * still open the meeting to write reviews and contest absences.
 */
export function isHostHidden(club: string, viewer: ViewerSql): string {
  return `(${isHidden(`${club}.host_id`, viewer)} and not ${hasSeat(club, viewer)}
    and not ${isInCrew(club, viewer)} or ${isRemovedFrom(club, viewer)})`;
}

function isRemovedFrom(club: string, viewer: ViewerSql): string {
  return `(${club}.visibility = 'BY_LINK' and ${isInCrew(club, viewer, 'REMOVED')}
    and not ${hasSeat(club, viewer)})`;
}

/**
 * SQL: the club is hidden from the viewer for another reason than a block: it is open by link only,
 * or the viewer was removed from its crew.
 */
export function isUnreachable(club: string, viewer: ViewerSql): string {
  return `(${isLinkOnlyFor(club, viewer)} or ${isRemovedFrom(club, viewer)})`;
}

/**
 * SQL: only people with its link may see the club, and the viewer has no seat, no application and
 * no membership in its crew. Pass `now` to ignore an application whose deadline has passed, but
 * whose row the job has not deleted yet.
 */
export function isLinkOnlyFor(club: string, viewer: ViewerSql, now?: string): string {
  const isOver = `${club}.cancelled_at is null and involved.expires_at <= ${now}`;
  return `(${club}.visibility = 'BY_LINK'
    and not exists (
      select from club_members involved
      where involved.club_id = ${club}.club_id and involved.member_id = ${viewerId(viewer)}
        and involved.status in ('CLUB_WAITING', 'CLUB_JOINED')
        ${now === undefined ? '' : `and (${isOver}) is not true`} offset 0)
    and not ${isInCrew(club, viewer)})`;
}

/**
 * SQL: the viewer has a seat. OFFSET 0 prevents PostgreSQL from joining all seats: looking up one
 * seat by index is faster.
 */
export function hasSeat(row: string, viewer: ViewerSql): string {
  return `exists (
    select from club_members seat
    where seat.club_id = ${row}.club_id and seat.member_id = ${viewerId(viewer)}
      and seat.status = 'CLUB_JOINED' offset 0)`;
}

export function membersWithBlocks(members: string): string {
  return `select blocker_id from blocks where blocker_id = any(${members})
    union all select blocked_id from blocks where blocked_id = any(${members})`;
}

type FollowSide = {
  counter: string;
  member: string;
  own: string;
  other: string;
};

export function shownFollowCount(side: FollowSide, viewer: ViewerSql | HiddenSql): string {
  const { counter, member, own, other } = side;
  return `case when ${isNobodyHidden(viewer)} or ${counter} = 0 then ${counter}
    else ${counter} - cardinality(array(
      select f.${other} from follows f
      where f.${own} = ${member} and ${isHidden(`f.${other}`, viewer)})) end`;
}

/**
 * SQL for a hidden member: a placeholder nickname if the viewer has blocked the member. Null if the
 * member has blocked the viewer: the member then gets the same name as withdrawn members, so that
 * the block stays secret. At most one of two members blocks the other, so one test is enough.
 */
export function hiddenNickname(row: string, viewer: ViewerSql): string {
  return `case when not ${viewerId(viewer)} = any (${row}.blocked_ids) then '${BLOCKED_NICKNAME}' end`;
}

export function membersSeenBy(viewer: ViewerSql): string {
  const hidden = isHidden('m.member_id', viewer);
  const unlessHidden = (column: string) =>
    `case when not ${hidden} then m.${column} end as ${column}`;
  return `(
    select m.member_id, m.status,
      case when ${hidden} then ${INITIAL_REPUTATION} else m.reputation end as reputation,
      case when ${hidden} then ${hiddenNickname('m', viewer)} else m.nickname end as nickname,
      ${['halves_until', 'about_me', 'image_path', 'image_name'].map(unlessHidden).join(', ')}
    from members m)`;
}

export function isInCrew(
  row: string,
  viewer: ViewerSql,
  state: 'JOINED' | 'REMOVED' = 'JOINED',
): string {
  return `exists (
    select from crew_members fellow
    where fellow.crew_id = ${row}.crew_id and fellow.member_id = ${viewerId(viewer)}
      and fellow.state = '${state}' offset 0)`;
}
