import { addDays, seoulInstant, seoulToday } from '@azit/rules/seoul-clock';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import type { DemoMessage, DemoRoom, DemoTime } from './content/demo-room.ts';
import { demoRooms } from './content/demo-rooms.ts';
import {
  insertDemoMessages,
  insertDemoRoomMembers,
  insertDemoRooms,
  selectDemoSeats,
} from './demo.repository.ts';
import { CHAT_PICTURE_SIZE } from './demo-images.ts';
import { findMemberId, type MemberIds } from './member-ids.ts';
import { roomRows, type SeededMessage, type SeededRoom } from './room-rows.ts';

const MINUTE_MS = 60_000;
const ACCEPTED_MS = 10 * MINUTE_MS;

type Seat = StatementRow<typeof selectDemoSeats>;
type World = { ids: MemberIds; picture: string; now: Date };

export async function seedRooms(tx: Transaction, world: World): Promise<void> {
  const seats = Map.groupBy(await findMany(tx, selectDemoSeats, {}), (seat) => seat.club_id);
  const clubRooms = [...seats.values()].map((ofClub) => toClubRoom(ofClub, world));
  const pairRooms = demoRooms.flatMap((room) => toPairRoom(room, world));
  const rows = [...clubRooms, ...pairRooms].map(roomRows);
  await execute(tx, insertDemoRooms, { rooms: JSON.stringify(rows.map(({ room }) => room)) });
  await execute(tx, insertDemoMessages, {
    messages: JSON.stringify(rows.flatMap(({ messages }) => messages)),
    image_path: imagePath('chat_picture'),
    ...CHAT_PICTURE_SIZE,
  });
  await execute(tx, insertDemoRoomMembers, {
    members: JSON.stringify(rows.flatMap(({ members }) => members)),
  });
}

function toClubRoom(seats: readonly Seat[], world: World): SeededRoom {
  const [first] = seats;
  if (first === undefined) throw new Error('a demo club without members has no room');
  const demo = demoRooms.find(({ of }) => of === first.club_name);
  const memberIds = [first.host_id, ...seats.map((seat) => seat.member_id)];
  return {
    clubId: first.club_id,
    pairKey: null,
    createdAt: first.created_at,
    messages: [...createSystemLines(seats, first), ...toMessages(demo, world)],
    members: memberIds.map((memberId) => ({
      memberId,
      unread: countUnread(demo, memberId, world),
    })),
  };
}

function createSystemLines(seats: readonly Seat[], club: Seat): SeededMessage[] {
  const line = { senderId: null, kind: 'SYSTEM' as const };
  const lines: SeededMessage[] = seats.map((seat) => ({
    ...line,
    at: new Date(seat.applied_at.getTime() + ACCEPTED_MS),
    event: { event: 'joined' },
    subjectId: seat.member_id,
  }));
  if (club.moved_at !== null) {
    const meeting = toMeeting(club);
    lines.push({
      ...line,
      at: club.moved_at,
      event: { event: 'changed', change: 'time', meeting },
    });
  }
  if (club.cancelled_at !== null) {
    const reason = club.cancel_reason ?? '';
    lines.push({ ...line, at: club.cancelled_at, event: { event: 'cancelled', reason } });
  }
  return lines;
}

function toPairRoom(room: DemoRoom, world: World): SeededRoom[] {
  if (typeof room.of === 'string') return [];
  const memberIds = room.of.map((nickname) => findMemberId(world.ids, nickname));
  const messages = toMessages(room, world);
  return [
    {
      clubId: null,
      pairKey: memberIds.toSorted((one, other) => one - other).join(':'),
      createdAt: messages[0]?.at ?? world.now,
      messages,
      members: memberIds.map((memberId) => ({
        memberId,
        unread: countUnread(room, memberId, world),
      })),
    },
  ];
}

function toMessages(room: DemoRoom | undefined, world: World): SeededMessage[] {
  return (room?.messages ?? []).map((message) => toMessage(message, world));
}

function toMessage({ by, at, text, isAnnouncement }: DemoMessage, world: World): SeededMessage {
  const from = { at: toDate(at, world.now), senderId: findMemberId(world.ids, by) };
  if (text === undefined) return { ...from, kind: 'IMAGE', imageName: world.picture };
  return { ...from, kind: isAnnouncement ? 'ANNOUNCEMENT' : 'TEXT', body: text };
}

function countUnread(room: DemoRoom | undefined, memberId: number, { ids }: World): number {
  const own = Object.entries(room?.unread ?? {}).find(
    ([name]) => findMemberId(ids, name) === memberId,
  );
  return own?.[1] ?? 0;
}

function toDate(at: DemoTime, now: Date): Date {
  if (typeof at === 'number') return new Date(now.getTime() - at * MINUTE_MS);
  const [day, time] = at;
  return seoulInstant(addDays(seoulToday(now), day), time);
}
