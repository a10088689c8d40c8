import type { StreamEvent, StreamEventName } from '@azit/contract/stream/stream.schema';
import type { FastifyBaseLogger } from 'fastify';
import type { BellSubscriber } from '#server/fanout/fan-out.ts';
import { pacedWork } from '#server/fanout/paced-work.ts';
import { COMMENT, type EventConnection, eventText } from '#server/http/event-stream.ts';
import type { TokenViewer } from '#server/http/viewer.ts';
import type { Clock } from '#server/runtime/clock.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import { clubBells } from './club-bells.ts';
import type { EventMarks } from './event-marks.ts';
import { type OpenStream, openStreams } from './open-streams.ts';
import { type RoomBell, undeliveredRooms } from './undelivered-rooms.ts';

const PING_EVERY_MS = 20_000;
/** A lost bell costs this long: rooms, tokens, sessions and counts that failed are looked at again. */
const LOOK_EVERY_MS = 1_000;
/** What many bells ask for within so long is one statement. */
const STATEMENT_EVERY_MS = 50;
/** Five thousand streams are told to look again within a second. */
const TOLD_AT_ONCE = 250;

export type Streams = BellSubscriber & {
  /** Keeps the connection, or throws when there is no room. Returns what to do once it has closed. */
  open(viewer: TokenViewer, connection: EventConnection): () => void;
  /** How many are open in this process. */
  count(): number;
  /** Ends all and lets none in any more: the process stops. */
  close(): void;
};

export type StreamNeeds = {
  limits: { inAll: number; perMember: number };
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** How many unread notices each of the members has. */
  countUnread(memberIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Rooms with a message newer than what was heard of them, by room; and who is in them. */
  findUndelivered(heard: ReadonlyMap<number, number>): Promise<readonly RoomBell[]>;
  /** Those of the sessions that may still be used. */
  findActive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  marks: EventMarks;
};

/** Passes the bells of every process on to the streams that are open in this one. */
export function streams(needs: StreamNeeds): Streams {
  const { limits, clock, log, countUnread, findActive, marks } = needs;
  const open = openStreams(limits);
  const toCount = new Set<number>();
  const toCheck = new Set<number>();
  const toTell = new Set<OpenStream>();
  const counting = pacedWork(sendCounts, STATEMENT_EVERY_MS);
  const telling = pacedWork(tellSome, STATEMENT_EVERY_MS);
  const checking = pacedWork(endInactive, STATEMENT_EVERY_MS);
  const rooms = undeliveredRooms({ find: needs.findUndelivered, ring: sendRoom, log });
  const looking = pacedWork(rooms.look, STATEMENT_EVERY_MS);
  const clubs = clubBells((clubId, memberIds) => sendToMembers(memberIds, 'club', { clubId }));
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function send<Name extends StreamEventName>(
    to: Iterable<OpenStream>,
    name: Name,
    data: StreamEvent<Name>,
  ): void {
    const text = eventText(name, data, marks.current());
    for (const { connection } of to) connection.write(text);
  }

  function sendToMembers<Name extends StreamEventName>(
    memberIds: readonly number[],
    name: Name,
    data: StreamEvent<Name>,
  ): void {
    for (const memberId of memberIds) send(open.of(memberId), name, data);
  }

  function sendRoom({ roomId, seq, memberIds }: RoomBell): void {
    sendToMembers(memberIds, 'room', { roomId, seq });
  }

  /** One statement for all members who are to hear their count. */
  async function sendCounts(): Promise<void> {
    const memberIds = takePresent(toCount);
    if (memberIds.length === 0) return;
    try {
      const counts = await countUnread(memberIds);
      for (const memberId of memberIds)
        send(open.of(memberId), 'notices', { unread: counts.get(memberId) ?? 0 });
    } catch (error) {
      log.warn({ err: error }, 'unread notices not counted yet');
      for (const memberId of memberIds) toCount.add(memberId);
    }
  }

  /** Whoever is told comes with requests, so not all are told in the same moment. */
  async function tellSome(): Promise<void> {
    try {
      await marks.catchUp();
    } catch (error) {
      log.warn({ err: error }, 'streams not told to look again yet');
      return;
    }
    const some = [...toTell].slice(0, TOLD_AT_ONCE);
    send(some, 'again', {});
    for (const stream of some) {
      toTell.delete(stream);
      toCount.add(stream.viewer.memberId);
    }
    counting.request();
    if (toTell.size > 0) telling.request();
  }

  async function endInactive(): Promise<void> {
    const checked = takePresent(toCheck).flatMap((memberId) => [...open.of(memberId)]);
    if (checked.length === 0) return;
    try {
      const active = await findActive(checked.map(({ viewer }) => viewer.sessionId));
      for (const stream of checked) if (!active.has(stream.viewer.sessionId)) open.end(stream);
    } catch (error) {
      log.warn({ err: error }, 'sessions of streams not checked yet');
    }
  }

  function takePresent(asked: Set<number>): number[] {
    const present = [...asked].filter((memberId) => isPresent(memberId));
    asked.clear();
    return present;
  }

  function isPresent(memberId: number): boolean {
    for (const _ of open.of(memberId)) return true;
    return false;
  }

  function lookAtAll(): void {
    const now = clock.now().getTime();
    for (const stream of open.all()) {
      if (stream.viewer.tokenExpiresAt.getTime() <= now) open.end(stream);
      else if (stream.pingAt <= now) {
        stream.connection.write(COMMENT);
        stream.pingAt = now + PING_EVERY_MS;
      }
    }
    if (open.count() === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    for (const memberId of open.memberIds()) toCheck.add(memberId);
    checking.request();
    looking.request();
    if (toCount.size > 0) counting.request();
    if (toTell.size > 0) telling.request();
  }

  return {
    open: (viewer, connection) => {
      if (isClosed) throw serverBusy();
      const stream = { viewer, connection, pingAt: clock.now().getTime() + PING_EVERY_MS };
      open.add(stream);
      timer ??= setInterval(lookAtAll, LOOK_EVERY_MS).unref();
      toCount.add(viewer.memberId);
      counting.request();
      return () => open.remove(stream);
    },
    count: open.count,
    close: () => {
      isClosed = true;
      clearInterval(timer);
      for (const stream of open.all()) open.end(stream);
    },
    hear: (bell, position) => {
      marks.hear(position);
      switch (bell.event) {
        case 'notices':
          for (const memberId of bell.memberIds) if (isPresent(memberId)) toCount.add(memberId);
          if (toCount.size > 0) counting.request();
          break;
        case 'club':
          clubs.ring(bell.clubId, bell.memberIds);
          break;
        case 'room':
          if (open.count() > 0) rooms.hear(bell);
          sendRoom(bell);
          break;
        case 'sessions':
          if (!isPresent(bell.memberId)) break;
          toCheck.add(bell.memberId);
          checking.request();
          break;
      }
    },
    lookAgain: () => {
      for (const stream of open.all()) toTell.add(stream);
      for (const memberId of open.memberIds()) toCheck.add(memberId);
      telling.request();
      checking.request();
    },
  };
}
