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
/** Recovers from lost bells: checks rooms, tokens, sessions and failed counts again. */
const LOOK_EVERY_MS = 1_000;
/** Merges the queries of many bells into one statement. */
const STATEMENT_EVERY_MS = 50;
/** Spreads five thousand refreshes over one second. */
const REFRESHED_AT_ONCE = 250;

export type Streams = BellSubscriber & {
  /** Adds the connection, or throws if the process is full. Returns the close handler. */
  open(viewer: TokenViewer, connection: EventConnection): () => void;
  count(): number;
  /** Ends all streams and refuses new ones, because the process stops. */
  close(): void;
};

export type StreamDependencies = {
  limits: { total: number; perMember: number };
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Counts unread notices per member. */
  countUnread(memberIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Rooms with a message newer than the last delivered seq, and their members. */
  findUndelivered(delivered: ReadonlyMap<number, number>): Promise<readonly RoomBell[]>;
  /** Filters the sessions that are still active. */
  findActive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  marks: EventMarks;
};

/** Forwards the bells of all processes to the streams of this process. */
export function streams(dependencies: StreamDependencies): Streams {
  const { limits, clock, log, countUnread, findActive, marks } = dependencies;
  const open = openStreams(limits);
  const toCount = new Set<number>();
  const toCheck = new Set<number>();
  const toRefresh = new Set<OpenStream>();
  const counting = pacedWork(sendCounts, STATEMENT_EVERY_MS);
  const refreshing = pacedWork(refreshSome, STATEMENT_EVERY_MS);
  const checking = pacedWork(endInactive, STATEMENT_EVERY_MS);
  const rooms = undeliveredRooms({ find: dependencies.findUndelivered, ring: sendRoom, log });
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

  /** Counts for all waiting members in one statement. */
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

  /** Refreshed clients send requests, so refresh only some at a time. */
  async function refreshSome(): Promise<void> {
    try {
      await marks.catchUp();
    } catch (error) {
      log.warn({ err: error }, 'streams not told to look again yet');
      return;
    }
    const some = [...toRefresh].slice(0, REFRESHED_AT_ONCE);
    send(some, 'again', {});
    for (const stream of some) {
      toRefresh.delete(stream);
      toCount.add(stream.viewer.memberId);
    }
    counting.request();
    if (toRefresh.size > 0) refreshing.request();
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

  function takePresent(requested: Set<number>): number[] {
    const present = [...requested].filter((memberId) => isPresent(memberId));
    requested.clear();
    return present;
  }

  function isPresent(memberId: number): boolean {
    for (const _ of open.of(memberId)) return true;
    return false;
  }

  function checkStreams(): void {
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
    if (toRefresh.size > 0) refreshing.request();
  }

  return {
    open: (viewer, connection) => {
      if (isClosed) throw serverBusy();
      const stream = { viewer, connection, pingAt: clock.now().getTime() + PING_EVERY_MS };
      open.add(stream);
      timer ??= setInterval(checkStreams, LOOK_EVERY_MS).unref();
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
    receive: (bell, position) => {
      marks.receive(position);
      switch (bell.event) {
        case 'notices':
          for (const memberId of bell.memberIds) if (isPresent(memberId)) toCount.add(memberId);
          if (toCount.size > 0) counting.request();
          break;
        case 'club':
          clubs.ring(bell.clubId, bell.memberIds);
          break;
        case 'room':
          if (open.count() > 0) rooms.receive(bell);
          sendRoom(bell);
          break;
        case 'sessions':
          if (!isPresent(bell.memberId)) break;
          toCheck.add(bell.memberId);
          checking.request();
          break;
      }
    },
    resync: () => {
      for (const stream of open.all()) toRefresh.add(stream);
      for (const memberId of open.memberIds()) toCheck.add(memberId);
      refreshing.request();
      checking.request();
    },
  };
}
