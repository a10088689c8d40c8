import { BLOCKED_NICKNAME } from '@azit/contract/members/member.schema';
import { intArrayText } from './column.ts';

/*
 * SQL of what a block hides. In lists and pages it hides two members from each other; in chats only
 * the blocked member from the blocker. Notices and messages add their own rules: hidden-notice.ts,
 * message-veil.ts. `hidden_ids` is empty for most members, and nothing else is read then.
 */

/** SQL of the viewer's id, or also of the members hidden from them, where the statement has those. */
export type ViewerSql = string | { id: string; hidden: string };

/** The viewer of a request: the session check has read who is hidden from them. */
export const requestViewer = (id: string): ViewerSql => ({ id, hidden: ':hidden_ids::int4[]' });
/** Parameters of a statement with a `requestViewer`, and their value; a guest has no blocks. */
export const hiddenParams = { hidden_ids: intArrayText };
export const hiddenValues = (viewer: { hidden: string | undefined } | undefined) => ({
  hidden_ids: viewer?.hidden ?? '{}',
});

const viewerId = (viewer: ViewerSql) => (typeof viewer === 'string' ? viewer : viewer.id);

// The cast makes ANY compare with the array; without it PostgreSQL compares with the row.
const selectStored = (viewer: ViewerSql, column: string) =>
  `(select stored.${column} from members stored where stored.member_id = ${viewerId(viewer)})::int4[]`;

/** SQL: the ids of everyone the viewer has blocked or is blocked by. */
const hiddenMembers = (viewer: ViewerSql) =>
  typeof viewer === 'string' ? selectStored(viewer, 'hidden_ids') : viewer.hidden;

/** SQL: the viewer and this member must not see each other. Null for no member. */
export function isHidden(memberId: string, viewer: ViewerSql): string {
  return `${memberId} = any (${hiddenMembers(viewer)})`;
}

/** SQL: nobody is hidden from the viewer. */
export function isNobodyHidden(viewer: ViewerSql): string {
  return `${hiddenMembers(viewer)} = '{}'`;
}

/** SQL: this array of members is not empty, and all are hidden. `first`, one of them,
 * excludes most rows by a cheaper comparison. */
export function areAllHidden(members: string, first: string, viewer: ViewerSql): string {
  return `(${isHidden(first, viewer)} and cardinality(${members}) > 0
    and ${members} <@ ${hiddenMembers(viewer)})`;
}

/** SQL: the viewer has blocked this member. Null for no member. */
export function isBlockedBy(memberId: string, viewer: ViewerSql): string {
  const isBlocked = `${memberId} = any (${selectStored(viewer, 'blocked_ids')})`;
  return typeof viewer === 'string'
    ? isBlocked
    : `(${isHidden(memberId, viewer)} and ${isBlocked})`;
}

/**
 * SQL: the viewer shares this personal room with somebody they have blocked. The blocked member can
 * still read it, like a room whose other member has withdrawn.
 */
export function isRoomBlocked(room: string, viewer: ViewerSql): string {
  return `(not ${isNobodyHidden(viewer)} and ${room}.club_id is null and exists (
    select from chat_members second
    where second.room_id = ${room}.room_id and ${isBlockedBy('second.member_id', viewer)}))`;
}

/** SQL: this row of clubs has a hidden host, and the viewer has no seat in it. */
export function isClubHidden(club: string, viewer: ViewerSql): string {
  return `(${isHidden(`${club}.host_id`, viewer)} and not ${hasSeat(club, viewer)})`;
}

/** SQL: the viewer has a seat in the club of this row. OFFSET 0 looks up this one seat only. */
export function hasSeat(row: string, viewer: ViewerSql): string {
  return `exists (
    select from club_members seat
    where seat.club_id = ${row}.club_id and seat.member_id = ${viewerId(viewer)}
      and seat.status = 'CLUB_JOINED' offset 0)`;
}

/** SQL: the members in this array with a block in either direction. */
export function withBlocks(members: string): string {
  return `select blocker_id from blocks where blocker_id = any(${members})
    union all select blocked_id from blocks where blocked_id = any(${members})`;
}

type FollowSide = {
  /** SQL: the stored number of follows. */
  counter: string;
  /** SQL of the member's id. */
  member: string;
  /** The columns of follows for the member and for the others. */
  own: string;
  other: string;
};

/** SQL: how many follows of a member the viewer finds in the list. */
export function shownFollowCount(side: FollowSide, viewer: ViewerSql): string {
  const { counter, member, own, other } = side;
  return `case when ${isNobodyHidden(viewer)} or ${counter} = 0 then ${counter}
    else ${counter} - cardinality(array(
      select f.${other} from follows f
      where f.${own} = ${member} and ${isHidden(`f.${other}`, viewer)})) end`;
}

/**
 * SQL: the nickname shown for a hidden row of members. Two members never block each other, so
 * somebody who has not blocked the viewer is blocked by them; others look as if withdrawn.
 */
export function hiddenNickname(row: string, viewer: ViewerSql): string {
  return `case when not ${viewerId(viewer)} = any (${row}.blocked_ids) then '${BLOCKED_NICKNAME}' end`;
}

/** SQL in place of the table members: its rows as the viewer may see them. */
export function membersSeenBy(viewer: ViewerSql): string {
  const hidden = isHidden('m.member_id', viewer);
  const unlessHidden = (column: string) =>
    `case when not ${hidden} then m.${column} end as ${column}`;
  return `(
    select m.member_id, m.status, m.reputation,
      case when ${hidden} then ${hiddenNickname('m', viewer)} else m.nickname end as nickname,
      ${['about_me', 'image_path', 'image_name'].map(unlessHidden).join(', ')}
    from members m)`;
}
