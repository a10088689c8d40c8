import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pick } from '../../client/call.ts';
import type { Member } from '../../client/member.ts';
import { openEventStream, type StreamedEvent } from '../../client/stream-client.ts';
import type { ChatClient } from './chat-client.ts';
import type { Gate } from './gate.ts';
import { messagesPath, type RoomLog, readLines } from './room-log.ts';

export type Reader = {
  readonly member: Member;
  readonly isSleeper: boolean;
  lastSeq(roomId: number): number;
  stop(): Promise<void>;
};

const PAGE_SIZE = 50;
const SMALL_PAGE_SIZE = 7;
/** Pause between two fetches, so that one fetch serves several stream events, as in the app. */
const REST_MS = 40;
const REOPEN_MS = 50;

type Given = {
  member: Member;
  rooms: readonly RoomLog[];
  servers: ChatClient;
  gate: Gate;
  isSleeper: boolean;
};

/**
 * The reader never polls: it fetches messages only when a stream opens or sends an event. If the
 * server sends no event for a message, the message stays unread and the round fails.
 */
export function startReader(given: Given): Reader {
  const { member, rooms, servers, gate, isSleeper } = given;
  const fetcher = createFetcher(given);
  const over = Promise.withResolvers<void>();
  let isOver = false;

  function receive({ name, data }: StreamedEvent): void {
    if (name === 'again') for (const room of rooms) fetcher.catchUp(room);
    const roomId = name === 'room' ? pick(JSON.parse(data), 'roomId') : undefined;
    for (const room of rooms) if (room.roomId === roomId) fetcher.catchUp(room);
  }

  async function listen(): Promise<void> {
    while (!isOver) {
      const ended = Promise.withResolvers<void>();
      const port = Number(new URL(servers.url()).port);
      const close = await openEventStream(port, member.token, receive, ended.resolve).catch(
        () => null,
      );
      if (close !== null) {
        for (const room of rooms) fetcher.catchUp(room);
        await Promise.race([ended.promise, over.promise, delay(randomInt(2_000, 8_000))]);
        // Do not reopen the stream while the gate holds back the simulated members: reopening
        // fetches all messages and would hide a missing stream event.
        await Promise.race([ended.promise, over.promise, gate.through(async () => {})]);
        close();
      }
      const pause = isSleeper && close !== null ? randomInt(500, 3_000) : REOPEN_MS;
      await Promise.race([delay(pause), over.promise]);
    }
  }

  const listening = listen();
  return {
    member,
    isSleeper,
    lastSeq: fetcher.lastSeq,
    stop: async () => {
      isOver = true;
      over.resolve();
      await listening;
      await fetcher.finish();
    },
  };
}

function createFetcher({ member, rooms, servers, isSleeper }: Given) {
  const size = isSleeper ? SMALL_PAGE_SIZE : PAGE_SIZE;
  const newest = new Map(rooms.map(({ roomId }) => [roomId, 0]));
  const wanted = new Set<RoomLog>();
  const fetching = new Map<RoomLog, Promise<void>>();

  function catchUp(room: RoomLog): void {
    wanted.add(room);
    if (fetching.has(room)) return;
    fetching.set(
      room,
      fetchAll(room).finally(() => fetching.delete(room)),
    );
  }

  async function fetchAll(room: RoomLog): Promise<void> {
    while (wanted.delete(room)) {
      while (await fetchPage(room));
      await delay(REST_MS);
    }
  }

  async function fetchPage(room: RoomLog): Promise<boolean> {
    const path = `${messagesPath(room)}?after=${newest.get(room.roomId)}&size=${size}`;
    const reply = await servers.send(member, { method: 'GET', path });
    if (reply.status === 404) return false;
    if (reply.status !== 200) throw new Error(`reading answered ${reply.status}`);
    const { startedAt, endedAt } = reply;
    const lines = readLines(reply);
    room.pages.push({ memberId: member.memberId, startedAt, endedAt, lines });
    newest.set(room.roomId, lines.at(-1)?.seq ?? newest.get(room.roomId) ?? 0);
    return lines.length === size;
  }

  return {
    catchUp,
    lastSeq: (roomId: number) => newest.get(roomId) ?? 0,
    finish: () => Promise.all(fetching.values()),
  };
}
