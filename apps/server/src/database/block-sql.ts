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

const idOf = (viewer: Exclude<ViewerSql, undefined>) =>
  typeof viewer === 'string' ? viewer : viewer.id;

const blockedBy = (viewer: string) => `select blocked_id from blocks where blocker_id = ${viewer}`;
const blockersOf = (viewer: string) => `select blocker_id from blocks where blocked_id = ${viewer}`;

/** SQL: an array of everyone the viewer has blocked or is blocked by. */
function hiddenFrom(viewer: Exclude<ViewerSql, undefined>): string {
  return typeof viewer === 'string'
    ? `array(${blockedBy(viewer)} union all ${blockersOf(viewer)})`
    : viewer.hidden;
}

/** The text of a statement that asks often who is hidden: they are read once, before everything. */
export function readingHiddenOnce(viewer: string, text: (viewer: ViewerSql) => string): string {
  // The cast keeps PostgreSQL from comparing with rows of the subquery in place of its array.
  const body = text({ id: viewer, hidden: '(select ids from hidden)::int4[]' });
  const others = /^\s*with (?!recursive)/.exec(body)?.[0];
  const rest = others === undefined ? ` ${body}` : `, ${body.slice(others.length)}`;
  return `with hidden as materialized (select ${hiddenFrom(viewer)} as ids)${rest}`;
}

/** SQL: the viewer and this member must not see each other. Null for no member. */
export function isHidden(member: string, viewer: ViewerSql): string {
  if (viewer === undefined) return 'false';
  return `${member} = any (${hiddenFrom(viewer)})`;
}

/** SQL: all of the members in this array are hidden from the viewer. */
export function areAllHidden(members: string, viewer: Exclude<ViewerSql, undefined>): string {
  return `${members} <@ ${hiddenFrom(viewer)}`;
}

/** SQL: the viewer has blocked this member. Null for no member. */
export function isBlockedBy(member: string, viewer: ViewerSql): string {
  if (viewer === undefined) return 'false';
  return `${member} in (${blockedBy(idOf(viewer))})`;
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
export function isClubHidden(club: string, viewer: ViewerSql): string {
  if (viewer === undefined) return 'false';
  return `(${isHidden(`${club}.host_id`, viewer)} and not ${hasSeat(club, viewer)})`;
}

/** SQL: the viewer has a seat in the club of this row. */
export function hasSeat(row: string, viewer: Exclude<ViewerSql, undefined>): string {
  return `exists (
    select from club_members seat
    where seat.club_id = ${row}.club_id and seat.member_id = ${idOf(viewer)}
      and seat.status = 'CLUB_JOINED')`;
}

/** SQL: those of the members in this array whom any block is about. */
export function withBlocks(members: string): string {
  return `select blocker_id from blocks where blocker_id = any(${members})
    union all select blocked_id from blocks where blocked_id = any(${members})`;
}

/** SQL: how many of this member's follows on one side the viewer does not find in the list. */
export function hiddenFollowCount(member: string, own: string, other: string, viewer: ViewerSql) {
  if (viewer === undefined) return '0';
  return `(
    select count(*)::int4 from follows f
    where f.${own} = ${member} and ${isHidden(`f.${other}`, viewer)})`;
}

/**
 * SQL to stand in place of the table members: its rows as the viewer may see them. Whom the viewer
 * has blocked is called so; who has blocked the viewer looks like somebody who has withdrawn.
 */
export function membersSeenBy(viewer: ViewerSql): string {
  if (viewer === undefined) return 'members';
  const unlessHidden = (column: string) =>
    `case when not veil.is_hidden then m.${column} end as ${column}`;
  const ifBlocked = `(
    select '${BLOCKED_NICKNAME}' from (${blockedBy(idOf(viewer))}) b where b.blocked_id = m.member_id)`;
  // OFFSET 0 keeps PostgreSQL from asking once for every column.
  return `(
    select m.member_id, m.status, m.reputation,
      case when veil.is_hidden then ${ifBlocked} else m.nickname end as nickname,
      ${['about_me', 'image_path', 'image_name'].map(unlessHidden).join(', ')}
    from members m
    cross join lateral (
      select ${isHidden('m.member_id', viewer)} as is_hidden offset 0) veil)`;
}
