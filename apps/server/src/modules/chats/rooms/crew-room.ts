import type { RoomEvent } from '@azit/rules/chats/room-line';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { retractCrewAnnouncements } from '#server/modules/notices/retract-notices.ts';
import { addSystemMessage, type NewSystemMessage } from '../messages/add-system-message.ts';
import {
  changeOutsidersUntil,
  changeUntil,
  insertCrewRoom,
  limitRoom,
  lockCrewRoom,
  selectCrewDate,
  selectLastEvent,
} from './crew-room.repository.ts';
import { leaveRoom, upsertRoomMember } from './membership.repository.ts';
import { markOwnRead } from './read.repository.ts';
import { ringRoom } from './ring-room.ts';

type CrewMember = { crewId: number; memberId: number };
type Seat = { clubId: number; memberId: number };
type NewCrewMessage = RoomEvent & Pick<NewSystemMessage, 'subjectId' | 'actorId'>;

/**
 * Locks the room of the crew before members are locked: an outsider who takes a seat in a meeting
 * of the crew enters that room.
 */
export async function lockRoomBeforeMembers(
  tx: Transaction,
  { crew_id }: { crew_id: number | null },
): Promise<void> {
  if (crew_id !== null) await findOne(tx, lockCrewRoom, { crew_id });
}

/**
 * The first member to join is the host, who creates the room. No message announces that, because
 * nobody else could read it.
 */
export async function joinCrewRoom(
  tx: Transaction,
  { crewId, memberId }: CrewMember,
): Promise<void> {
  const now = tx.clock.now();
  const room = await findOne(tx, lockCrewRoom, { crew_id: crewId });
  if (room === undefined) {
    const opened = await findOne(tx, insertCrewRoom, { crew_id: crewId, now });
    if (opened === undefined) throw new Error(`crew ${crewId} got no room`);
    await execute(tx, upsertRoomMember, {
      room_id: opened.room_id,
      member_id: memberId,
      joined_seq: 0,
      until: null,
    });
    return;
  }
  await enter(tx, room, { memberId, until: null, message: { event: 'crewJoined' } });
}

/** Call after the membership and its seats have ended, because this function checks neither. */
export async function leaveCrewRoom(
  tx: Transaction,
  { crewId, memberId, actorId }: CrewMember & { actorId?: number },
): Promise<void> {
  const room = await findOne(tx, lockCrewRoom, { crew_id: crewId });
  if (room !== undefined) await leave(tx, room, { crewId, memberId, actorId, event: 'crewLeft' });
}

/** Members can read the room of an ended crew until `until`; after that, nobody can. */
export async function endCrewRoom(
  tx: Transaction,
  { crewId, until }: { crewId: number; until: Date },
): Promise<void> {
  const room = await findOne(tx, lockCrewRoom, { crew_id: crewId });
  if (room === undefined) return;
  await execute(tx, limitRoom, { room_id: room.room_id, until });
  await ringRoom(tx, room.room_id, { seq: room.last_seq });
}

export async function addCrewSystemMessage(
  tx: Transaction,
  crewId: number,
  message: NewCrewMessage,
): Promise<void> {
  const room = await findOne(tx, lockCrewRoom, { crew_id: crewId });
  if (room !== undefined) await addSystemMessage(tx, room.room_id, message);
}

/**
 * Announces a free seat in a meeting of the crew. A member may give up and take a seat several
 * times; the room gets only one message about that until somebody writes a message.
 */
export async function addSeatFreedMessage(
  tx: Transaction,
  crewId: number,
  date: string,
): Promise<void> {
  const last = await findOne(tx, selectLastEvent, { crew_id: crewId });
  const event = last?.event && JSON.parse(last.event);
  if (event?.event === 'seatFreed' && event.date === date) return;
  await addCrewSystemMessage(tx, crewId, { event: 'seatFreed', date });
}

/** Returns false if the club is not a meeting of a crew: such a club has its own room. */
export async function joinDateRoom(
  tx: Transaction,
  { clubId, memberId, hostId }: Seat & { hostId: number },
): Promise<boolean> {
  const date = await findOne(tx, selectCrewDate, { club_id: clubId, member_id: memberId });
  if (date === undefined) return false;
  if (date.is_in_crew) return true;
  const room = await findOne(tx, lockCrewRoom, { crew_id: date.crew_id });
  if (room === undefined) return true;
  const message = { event: 'guestJoined', date: date.meeting_date, actorId: hostId } as const;
  await enter(tx, room, { memberId, until: date.until, message });
  return true;
}

export async function leaveDateRoom(
  tx: Transaction,
  { clubId, memberId, actorId, unanswered }: Seat & Pick<Exit, 'actorId' | 'unanswered'>,
): Promise<boolean> {
  const date = await findOne(tx, selectCrewDate, { club_id: clubId, member_id: memberId });
  if (date === undefined) return false;
  const room = await findOne(tx, lockCrewRoom, { crew_id: date.crew_id });
  if (room === undefined || date.is_in_crew) return true;
  const now = tx.clock.now();
  const { until, crew_id: crewId } = date;
  if (until !== null && until > now)
    await execute(tx, changeUntil, { room_id: room.room_id, member_id: memberId, until, now });
  else await leave(tx, room, { crewId, memberId, actorId, unanswered, event: 'left' });
  return true;
}

/** Call after a meeting of a crew was cancelled: its outsiders must leave the room earlier. */
export async function updateOutsiders(tx: Transaction, crewId: number): Promise<void> {
  const room = await findOne(tx, lockCrewRoom, { crew_id: crewId });
  if (room === undefined) return;
  await execute(tx, changeOutsidersUntil, { room_id: room.room_id, now: tx.clock.now() });
}

export async function addSystemMessageAboutDate(
  tx: Transaction,
  clubId: number,
  message: RoomEvent & Pick<NewSystemMessage, 'actorId'>,
): Promise<boolean> {
  const date = await findOne(tx, selectCrewDate, { club_id: clubId, member_id: 0 });
  if (date === undefined) return false;
  const room = await findOne(tx, lockCrewRoom, { crew_id: date.crew_id });
  if (room === undefined) return true;
  const { room_id } = room;
  await execute(tx, changeOutsidersUntil, { room_id, now: tx.clock.now() });
  await addSystemMessage(tx, room_id, { ...message, date: date.meeting_date } as NewSystemMessage);
  return true;
}

type Exit = CrewMember & {
  actorId: number | undefined;
  event: 'crewLeft' | 'left';
  unanswered?: true | undefined;
};

async function leave(
  tx: Transaction,
  { room_id }: { room_id: number },
  { crewId, memberId, actorId, event, unanswered }: Exit,
): Promise<void> {
  const own = { room_id, member_id: memberId, now: tx.clock.now() };
  if ((await execute(tx, leaveRoom, own)) === 0) return;
  await addSystemMessage(tx, room_id, { event, unanswered, subjectId: memberId, actorId });
  await retractCrewAnnouncements(tx, { memberId, crewId });
}

type Entry = { memberId: number; until: Date | null; message: NewCrewMessage };

async function enter(
  tx: Transaction,
  room: { room_id: number; last_seq: number },
  { memberId, until, message }: Entry,
): Promise<void> {
  const own = { room_id: room.room_id, member_id: memberId };
  const now = tx.clock.now();
  const isThere = (await execute(tx, changeUntil, { ...own, until, now })) > 0;
  if (!isThere) await execute(tx, upsertRoomMember, { ...own, joined_seq: room.last_seq, until });
  if (isThere && until !== null) return;
  const seq = await addSystemMessage(tx, room.room_id, { ...message, subjectId: memberId });
  if (!isThere) await execute(tx, markOwnRead, { ...own, seq, now });
}
