import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pick } from '../../client/call.ts';
import type { Member } from '../../client/member.ts';
import { openEventStream, type StreamedEvent } from '../../client/stream-client.ts';
import type { Gate } from './gate.ts';
import { linesOf, messagesPath, type RoomNotes } from './room-notes.ts';
import type { Talk } from './talk.ts';

export type Reader = {
  readonly member: Member;
  /** Closes the stream now and then, and sleeps: then there is more than one page to catch up. */
  readonly isSleeper: boolean;
  /** The newest message the reader has of the room. */
  lastSeq(roomId: number): number;
  stop(): Promise<void>;
};

const PAGE_SIZE = 50;
const SMALL_PAGE_SIZE = 7;
/** The next bells are one fetch, as on a screen. */
const REST_MS = 40;
const REOPEN_MS = 50;

type Given = {
  member: Member;
  rooms: readonly RoomNotes[];
  stage: Talk;
  gate: Gate;
  isSleeper: boolean;
};

/**
 * Holds a stream and fetches what bells name, after the newest it has; everything when the stream
 * opens or says so. Asks for nothing otherwise, so a message nobody rings for stays unread.
 */
export function startReader({ member, rooms, stage, gate, isSleeper }: Given): Reader {
  const size = isSleeper ? SMALL_PAGE_SIZE : PAGE_SIZE;
  const newest = new Map(rooms.map(({ roomId }) => [roomId, 0]));
  const wanted = new Set<RoomNotes>();
  const fetching = new Map<RoomNotes, Promise<void>>();
  const over = Promise.withResolvers<void>();
  let isOver = false;

  function catchUp(room: RoomNotes): void {
    wanted.add(room);
    if (fetching.has(room)) return;
    fetching.set(
      room,
      fetchAll(room).finally(() => fetching.delete(room)),
    );
  }

  async function fetchAll(room: RoomNotes): Promise<void> {
    while (wanted.delete(room)) {
      while (await fetchPage(room));
      await delay(REST_MS);
    }
  }

  /** Returns whether there may be more. */
  async function fetchPage(room: RoomNotes): Promise<boolean> {
    const path = `${messagesPath(room)}?after=${newest.get(room.roomId)}&size=${size}`;
    const reply = await stage.ask(member, { method: 'GET', path });
    if (reply.status === 404) return false;
    if (reply.status !== 200) throw new Error(`reading answered ${reply.status}`);
    const { begunAt, endedAt } = reply;
    const lines = linesOf(reply);
    room.pages.push({ memberId: member.memberId, begunAt, endedAt, lines });
    newest.set(room.roomId, lines.at(-1)?.seq ?? newest.get(room.roomId) ?? 0);
    return lines.length === size;
  }

  function hear({ name, data }: StreamedEvent): void {
    if (name === 'again') for (const room of rooms) catchUp(room);
    const roomId = name === 'room' ? pick(JSON.parse(data), 'roomId') : undefined;
    for (const room of rooms) if (room.roomId === roomId) catchUp(room);
  }

  async function listen(): Promise<void> {
    while (!isOver) {
      const ended = Promise.withResolvers<void>();
      const port = Number(new URL(stage.url()).port);
      const close = await openEventStream(port, member.token, hear, ended.resolve).catch(
        () => null,
      );
      if (close !== null) {
        for (const room of rooms) catchUp(room);
        await Promise.race([ended.promise, over.promise, delay(randomInt(2_000, 8_000))]);
        // While all are silent nobody catches up by opening a stream: only bells are left.
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
    lastSeq: (roomId) => newest.get(roomId) ?? 0,
    stop: async () => {
      isOver = true;
      over.resolve();
      await listening;
      await Promise.all(fetching.values());
    },
  };
}
