import type { FastifyBaseLogger } from 'fastify';
import type { DoorbellSubscriber } from '#server/fanout/fan-out.ts';
import { throttledWork } from '#server/fanout/throttled-work.ts';
import { COMMENT, type EventConnection } from '#server/http/event-stream.ts';
import type { TokenViewer } from '#server/http/viewer.ts';
import type { Clock } from '#server/runtime/clock.ts';
import type { Doorbell } from '#server/runtime/doorbells.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import type { EventMarks } from './event-marks.ts';
import { type OpenStreams, openStreams } from './open-streams.ts';
import { eventSender, memberWork, STATEMENT_EVERY_MS, streamRefreshes } from './stream-work.ts';
import { throttledDoorbells } from './throttled-doorbells.ts';
import { type RoomDoorbell, undeliveredRooms } from './undelivered-rooms.ts';
import { watcherDoorbells } from './watcher-doorbells.ts';

const PING_EVERY_MS = 20_000;
const LOOK_EVERY_MS = 1_000;

export type Streams = DoorbellSubscriber & {
  open(viewer: TokenViewer, connection: EventConnection): () => void;
  count(): number;
  close(): void;
};

export type StreamDependencies = {
  limits: { total: number; perMember: number };
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  countUnreadNotices(memberIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  findUndelivered(doorbellSeqs: ReadonlyMap<number, number>): Promise<readonly RoomDoorbell[]>;
  findActive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  marks: EventMarks;
};

export function streams(dependencies: StreamDependencies): Streams {
  const { limits, clock, marks } = dependencies;
  const open = openStreams(limits);
  const work = streamWork(dependencies, open);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

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
    work.checkAll();
  }

  return {
    open: (viewer, connection) => {
      if (isClosed) throw serverBusy();
      const pingAt = clock.now().getTime() + PING_EVERY_MS;
      const stream = { viewer, connection, pingAt, watched: new Set<number>() };
      open.add(stream);
      timer ??= setInterval(checkStreams, LOOK_EVERY_MS).unref();
      work.countNotices([viewer.memberId]);
      return () => open.remove(stream);
    },
    count: open.count,
    close: () => {
      isClosed = true;
      clearInterval(timer);
      for (const stream of open.all()) open.end(stream);
    },
    receive: (doorbell, position) => {
      marks.receive(position);
      work.forward(doorbell);
    },
    resync: work.resync,
  };
}

function streamWork(dependencies: StreamDependencies, open: OpenStreams) {
  const { log, countUnreadNotices, findActive, marks } = dependencies;
  const send = eventSender(marks);
  const noticeCounts = memberWork({
    open,
    log,
    failure: 'unread notices not counted yet',
    run: async (memberIds) => {
      const unread = await countUnreadNotices(memberIds);
      for (const memberId of memberIds)
        send(open.of([memberId]), 'notices', { unread: unread.get(memberId) ?? 0 });
    },
  });
  const sessions = memberWork({
    open,
    log,
    failure: 'sessions of streams not checked yet',
    run: async (memberIds) => {
      const checked = open.of(memberIds);
      const active = await findActive(checked.map(({ viewer }) => viewer.sessionId));
      for (const stream of checked) if (!active.has(stream.viewer.sessionId)) open.end(stream);
    },
  });
  const refreshes = streamRefreshes({ open, log, send, marks, onRefreshed: noticeCounts.add });
  const rooms = undeliveredRooms({ find: dependencies.findUndelivered, ring: sendRoom, log });
  const roomCheck = throttledWork(rooms.check, STATEMENT_EVERY_MS);
  const { clubs, crews, watchers } = pageDoorbells(open, send);

  function sendRoom({ roomId, seq, removed, memberIds }: RoomDoorbell): void {
    send(open.of(memberIds), 'room', { roomId, seq, removed });
  }

  const forward = (doorbell: Doorbell) => {
    if (doorbell.event === 'notices') noticeCounts.add(doorbell.memberIds);
    else if (doorbell.event === 'club') clubs.ring(doorbell.clubId, doorbell.memberIds);
    else if (doorbell.event === 'crew') crews.ring(doorbell.crewId, doorbell.memberIds);
    else if (doorbell.event === 'publicClub') watchers.ring(doorbell.clubId);
    else if (doorbell.event === 'watch') open.watch(doorbell.memberId, doorbell.clubId);
    else if (doorbell.event === 'sessions') sessions.add([doorbell.memberId]);
    else if (doorbell.event === 'room') {
      if (open.count() > 0) rooms.receive(doorbell);
      sendRoom(doorbell);
    } else if (doorbell.event === 'ownRoom')
      sendRoom({ ...doorbell, memberIds: [doorbell.memberId] });
  };
  const checkAll = () => {
    sessions.add(open.memberIds());
    roomCheck.request();
    noticeCounts.retry();
    refreshes.retry();
  };
  const resync = () => {
    refreshes.addAll();
    sessions.add(open.memberIds());
  };
  return { countNotices: noticeCounts.add, forward, checkAll, resync };
}

function pageDoorbells(open: OpenStreams, send: ReturnType<typeof eventSender>) {
  const clubs = throttledDoorbells((clubId, memberIds) => {
    send(open.of(memberIds), 'club', { clubId });
  });
  const crews = throttledDoorbells((crewId, memberIds) => {
    send(open.of(memberIds), 'crew', { crewId });
  });
  const watchers = watcherDoorbells({
    listWatchers: open.listWatchers,
    send: (to, clubId) => send(to, 'club', { clubId }),
  });
  return { clubs, crews, watchers };
}
