import { setTimeout as delay } from 'node:timers/promises';
import { pick } from '../../client/call.ts';
import { requireThat } from '../../processes/require-that.ts';
import type { ChatClient } from './chat-client.ts';
import type { Line } from './chat-record.ts';
import { findChatFaults } from './find-chat-faults.ts';
import type { Reader } from './reader.ts';
import { isAbsent, messagesPath, type RoomLog, readLines } from './room-log.ts';

const SILENCE_LIMIT_MS = 60_000;
const POLL_MS = 20;
const PAGE_SIZE = 100;

function countSent(rooms: readonly RoomLog[]): number {
  return rooms.reduce((sum, room) => sum + room.sent, 0);
}

export async function untilSent(rooms: readonly RoomLog[], goal: number): Promise<void> {
  let last = { count: countSent(rooms), at: performance.now() };
  for (let count = last.count; count < goal; count = countSent(rooms)) {
    if (count > last.count) last = { count, at: performance.now() };
    requireThat(
      performance.now() - last.at < SILENCE_LIMIT_MS,
      'no message was acknowledged for a minute',
    );
    await delay(POLL_MS);
  }
}

export async function untilRead(
  servers: ChatClient,
  rooms: readonly RoomLog[],
  readers: readonly Reader[],
  limitMs: number,
): Promise<void> {
  const end = performance.now() + limitMs;
  for (const room of rooms) {
    const path = `/api/chats/${room.roomId}`;
    const reply = await servers.send(room.host, { method: 'GET', path });
    const newest = Number(pick(reply.body, 'data', 'lastSeq'));
    const behind = () =>
      readers.filter(
        ({ member, lastSeq }) =>
          room.people.includes(member) && !isAbsent(room, member) && lastSeq(room.roomId) < newest,
      );
    while (behind().length > 0) {
      const [first] = behind();
      requireThat(
        performance.now() < end,
        `room ${room.roomId}: ${behind().length} did not receive message ${newest}, such as member ` +
          `${first?.member.memberId}, who has ${first?.lastSeq(room.roomId)}`,
      );
      await delay(POLL_MS);
    }
  }
}

export async function findFaults(
  servers: ChatClient,
  rooms: readonly RoomLog[],
): Promise<string[]> {
  const found: string[] = [];
  for (const room of rooms) {
    const members = new Map(room.people.map(({ nickname, memberId }) => [nickname, memberId]));
    const transcript = await readAll(servers, room);
    found.push(...findChatFaults({ ...room, hostId: room.host.memberId, members, transcript }));
  }
  return found;
}

async function readAll(servers: ChatClient, room: RoomLog): Promise<Line[]> {
  const lines: Line[] = [];
  for (let read = PAGE_SIZE; read === PAGE_SIZE; ) {
    const after = lines.at(-1)?.seq ?? 0;
    const path = `${messagesPath(room)}?after=${after}&size=${PAGE_SIZE}`;
    const page = readLines(await servers.send(room.host, { method: 'GET', path }));
    lines.push(...page);
    read = page.length;
  }
  return lines;
}

export function summarize(rooms: readonly RoomLog[]): string {
  const sum = (count: (room: RoomLog) => number) =>
    rooms.reduce((all, room) => all + count(room), 0);
  const read = sum(({ pages }) => pages.reduce((all, { lines }) => all + lines.length, 0));
  const [acknowledged, pages] = [
    sum((room) => room.acknowledged.length),
    sum((room) => room.pages.length),
  ];
  const [absences, removals] = [
    sum((room) => room.absences.length),
    sum((room) => room.removals.length),
  ];
  return (
    `${countSent(rooms)} messages, ${acknowledged} acknowledgements, ${read} lines read in ` +
    `${pages} pages, ${absences} leaves, ${removals} removals`
  );
}
