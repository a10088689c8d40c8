import { BLOCKED_NICKNAME } from '@azit/contract/members/member.schema';
import { INITIAL_REPUTATION } from '@azit/rules/members/reputation';
import { intArrayText } from './column.ts';

/* In lists and pages, a block hides two members from each other. In chats, it masks their names for
   both, but hides messages only from the blocker. */

/** For predicates that need only the ids of the members hidden from the viewer. */
export type HiddenSql = { hidden: string };
/**
 * A string is the id of any member, whose blocks are read from `members.hidden_ids` and `blocked_ids`
 * (maintained by the trigger count_blocks). An object has the blocks that the request read with its
 * session.
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

export function isHidden(memberId: string, viewer: ViewerSql | HiddenSql): string {
  return `${memberId} = any (${hiddenMembers(viewer)})`;
}

export function isNobodyHidden(viewer: ViewerSql | HiddenSql): string {
  return `${hiddenMembers(viewer)} = '{}'`;
}

/** SQL: testing one of the members first avoids comparing most arrays. */
export function areAllHidden(members: string, last: string, viewer: ViewerSql): string {
  return `(${isHidden(last, viewer)} and cardinality(${members}) > 0
    and ${members} <@ ${hiddenMembers(viewer)})`;
}

export function isBlockedBy(memberId: string, viewer: ViewerSql): string {
  const isBlocked = `${memberId} = any (${selectStored(viewer, 'blocked_ids')})`;
  return typeof viewer === 'string'
    ? isBlocked
    : `(${isHidden(memberId, viewer)} and ${isBlocked})`;
}

/** SQL: the viewer has blocked the other member; the other member still sees the room. */
export function isRoomBlocked(room: string, viewer: ViewerSql): string {
  return `(not ${isNobodyHidden(viewer)} and ${room}.pair_key is not null and exists (
    select from chat_members second
    where second.room_id = ${room}.room_id and ${isBlockedBy('second.member_id', viewer)}))`;
}

/**
 * SQL for the page of a club, which stays visible to joined members. Lists offer clubs to join, so
 * they use `isHidden` for the host, even for a club that the viewer has joined.
 */
export function isClubHidden(club: string, viewer: ViewerSql, now?: string): string {
  return `(${isHostHidden(club, viewer)} or ${isLinkOnlyFor(club, viewer, now)})`;
}

/**
 * SQL: a block, or the viewer's removal from the crew, hides the club even if the viewer has an
 * invite link. A seat outweighs both: people who met keep the meeting, its reviews and absences.
 */
export function isHostHidden(club: string, viewer: ViewerSql): string {
  return `(${isHidden(`${club}.host_id`, viewer)} and not ${hasSeat(club, viewer)}
    and not ${isInCrew(club, viewer)} or ${isRemovedFrom(club, viewer)})`;
}

function isRemovedFrom(club: string, viewer: ViewerSql): string {
  return `(${club}.visibility = 'BY_LINK' and ${isInCrew(club, viewer, 'REMOVED')}
    and not ${hasSeat(club, viewer)})`;
}

/** SQL: whatever blocks there are, the club exists for the viewer no longer or not yet. */
export function isUnreachable(club: string, viewer: ViewerSql): string {
  return `(${isLinkOnlyFor(club, viewer)} or ${isRemovedFrom(club, viewer)})`;
}

/**
 * SQL: only people with its link may see the club, and the viewer has nothing to do with it. Without
 * `now`, the applicant of an expired application sees it until the job deletes the row.
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

/** OFFSET 0 prevents PostgreSQL from joining all seats: looking up one seat by index is faster. */
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
 * Only the blocker sees the placeholder nickname. At most one of two members blocks the other, so
 * the viewer is the blocker of every hidden member who has not blocked the viewer.
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
