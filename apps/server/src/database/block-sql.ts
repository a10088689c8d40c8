import { BLOCKED_NICKNAME } from '@azit/contract/members/member.schema';

/*
 * The one place that says what a block hides. A block is looked up in both directions: neither of
 * the two sees the other.
 */

/**
 * Of whom a statement asks: SQL of the viewer's id; the same with SQL of the array of those hidden from
 * them, where the statement is given it (`viewed-statement.ts`); or undefined where nobody is hidden,
 * and PostgreSQL drops the constants from the plan.
 */
export type ViewerSql = string | { id: string; hidden: string } | undefined;
type SomeViewerSql = Exclude<ViewerSql, undefined>;

const idOf = (viewer: SomeViewerSql) => (typeof viewer === 'string' ? viewer : viewer.id);

// The cast keeps PostgreSQL from comparing with rows of the subquery in place of its array.
const keptBy = (viewer: string, column: string) =>
  `(select looking.${column} from members looking where looking.member_id = ${viewer})::int4[]`;

/** SQL: an array of everyone the viewer has blocked or is blocked by. */
const hiddenFrom = (viewer: SomeViewerSql) =>
  typeof viewer === 'string' ? keptBy(viewer, 'hidden_ids') : viewer.hidden;

/** SQL: the viewer and the member of this id must not see each other. Null for no member. */
export function isHidden(member: string, viewer: ViewerSql): string {
  if (viewer === undefined) return 'false';
  return `${member} = any (${hiddenFrom(viewer)})`;
}

/**
 * SQL: the same of a row of members. It names the viewer too, and few are hidden from most people: with
 * the row at hand nothing is looked up.
 */
export function isRowHidden(row: string, viewer: ViewerSql): string {
  if (viewer === undefined) return 'false';
  return `${idOf(viewer)} = any (${row}.hidden_ids)`;
}

/** SQL: there are members in this array, and all are hidden; `first`, one of them, is asked for first. */
export function areAllHidden(members: string, first: string, viewer: SomeViewerSql): string {
  const hidden = hiddenFrom(viewer);
  return `(${first} = any (${hidden}) and cardinality(${members}) > 0 and ${members} <@ ${hidden})`;
}

/** SQL: the viewer has blocked this member. Null for no member. */
export function isBlockedBy(member: string, viewer: ViewerSql): string {
  if (viewer === undefined) return 'false';
  return `${member} = any (${keptBy(idOf(viewer), 'blocked_ids')})`;
}

/**
 * SQL: this row of chat_rooms is that of the viewer and somebody whom the viewer has blocked. To the
 * blocked one it stays, to be read, like one whose other member has withdrawn.
 */
export function isRoomBlocked(room: string, viewer: ViewerSql): string {
  if (viewer === undefined) return 'false';
  return `(${room}.club_id is null and exists (
    select from chat_members second
    where second.room_id = ${room}.room_id and ${isBlockedBy('second.member_id', viewer)}))`;
}

/** SQL: this row of clubs has a hidden host, and the viewer has no seat in it. */
export function isClubHidden(club: string, viewer: ViewerSql, hostRow?: string): string {
  if (viewer === undefined) return 'false';
  const isHostHidden =
    hostRow === undefined ? isHidden(`${club}.host_id`, viewer) : isRowHidden(hostRow, viewer);
  return `(${isHostHidden} and not ${hasSeat(club, viewer)})`;
}

/**
 * SQL: the viewer has a seat in the club of this row. OFFSET has PostgreSQL look up the few seats that
 * are asked for; else it may read all that the viewer ever had.
 */
export function hasSeat(row: string, viewer: Exclude<ViewerSql, undefined>): string {
  return `exists (
    select from club_members seat
    where seat.club_id = ${row}.club_id and seat.member_id = ${idOf(viewer)}
      and seat.status = 'CLUB_JOINED' offset 0)`;
}

/** SQL: those of the members in this array whom any block is about. */
export function withBlocks(members: string): string {
  return `select blocker_id from blocks where blocker_id = any(${members})
    union all select blocked_id from blocks where blocked_id = any(${members})`;
}

type FollowSide = {
  /** SQL: the number that is kept with the member. */
  counter: string;
  /** SQL of their id; a parameter costs less than a column. */
  member: string;
  /** Which column of follows is the member's own, and which that of the others. */
  own: string;
  other: string;
};

/** SQL: the number of a member's follows on one side, less those that the viewer does not find in the list. */
export function shownFollowCount(side: FollowSide, viewer: ViewerSql): string {
  const { counter, member, own, other } = side;
  if (viewer === undefined) return counter;
  // The length of an array costs less than an aggregate, and most people have no follows to look at.
  return `case when ${counter} = 0 then 0 else ${counter} - cardinality(array(
    select f.${other} from follows f
    where f.${own} = ${member} and ${isHidden(`f.${other}`, viewer)})) end`;
}

/**
 * SQL: how the hidden member of this row is called. Two never block each other: whom this member has
 * not blocked has blocked this member.
 */
export function hiddenNickname(row: string, viewer: SomeViewerSql): string {
  return `case when not ${idOf(viewer)} = any (${row}.blocked_ids) then '${BLOCKED_NICKNAME}' end`;
}

/**
 * SQL to stand in place of the table members: its rows as the viewer may see them. Whom the viewer
 * has blocked is called so; who has blocked the viewer looks like somebody who has withdrawn.
 */
export function membersSeenBy(viewer: ViewerSql): string {
  if (viewer === undefined) return 'members';
  const isVeiled = isRowHidden('m', viewer);
  const unlessHidden = (column: string) =>
    `case when not ${isVeiled} then m.${column} end as ${column}`;
  return `(
    select m.member_id, m.status, m.reputation, m.hidden_ids,
      case when ${isVeiled} then ${hiddenNickname('m', viewer)} else m.nickname end as nickname,
      ${['about_me', 'image_path', 'image_name'].map(unlessHidden).join(', ')}
    from members m)`;
}
