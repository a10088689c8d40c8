import { BLOCKED_NICKNAME } from '@azit/contract/members/member.schema';

/*
 * The one place that says what a block hides. A block is looked up in both directions: neither of
 * the two sees the other.
 */

/**
 * Of whom a statement asks: SQL of the viewer's id; the same with the hidden members read once for
 * the whole statement (`readingHiddenOnce`); or undefined where nobody is hidden, and PostgreSQL drops
 * the constants from the plan.
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

const HIDDEN_ONCE = '(select ids from hidden)::int4[]';

/** The text of a statement that asks often who is hidden: they are read once, before everything. */
export function readingHiddenOnce(viewer: string, text: (viewer: ViewerSql) => string): string {
  const body = text({ id: viewer, hidden: HIDDEN_ONCE });
  const times = body.split(HIDDEN_ONCE).length - 1;
  // A WITH costs more than a single look.
  if (times < 2) return body.replace(HIDDEN_ONCE, keptBy(viewer, 'hidden_ids'));
  const others = /^\s*with (?!recursive)/.exec(body)?.[0];
  const rest = others === undefined ? ` ${body}` : `, ${body.slice(others.length)}`;
  const ids = `select hidden_ids as ids from members where member_id = ${viewer}`;
  return `with hidden as materialized (${ids})${rest}`;
}

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

/** SQL: there are members in this array, and all are hidden. The first is asked for first: it costs least. */
export function areAllHidden(members: string, viewer: SomeViewerSql): string {
  const hidden = hiddenFrom(viewer);
  return `((${members})[1] = any (${hidden}) and cardinality(${members}) > 0 and ${members} <@ ${hidden})`;
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

/** SQL: how many of this member's follows on one side the viewer does not find in the list. */
export function hiddenFollowCount(member: string, own: string, other: string, viewer: ViewerSql) {
  if (viewer === undefined) return '0';
  // The length of an array costs less than an aggregate.
  return `cardinality(array(
    select f.${other} from follows f
    where f.${own} = ${member} and ${isHidden(`f.${other}`, viewer)}))`;
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
