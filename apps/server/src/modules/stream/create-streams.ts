import type { Context } from '#server/context.ts';
import { findActiveSessions } from '#server/modules/auth/authenticate.ts';
import { findUndeliveredRooms } from '#server/modules/chats/rooms/find-undelivered-rooms.ts';
import { countUnreadNotices } from '#server/modules/notices/count-unread-notices.ts';
import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';
import { type Streams, streams } from './streams.ts';

export function createStreams(
  dependencies: Pick<
    Context,
    'config' | 'clock' | 'log' | 'database' | 'replicas' | 'positionTokens'
  >,
): Streams {
  const { config, clock, log, database, replicas, positionTokens } = dependencies;
  return streams({
    limits: { total: config.streamsMax, perMember: config.streamsPerMember },
    clock,
    log,
    countUnreadNotices: (memberIds) => countUnreadNotices(dependencies, memberIds),
    findUndelivered: (delivered) => findUndeliveredRooms(dependencies, delivered),
    marks: eventMarks({
      currentPosition: async () => replicas?.currentPosition() ?? NO_POSITION,
      writeMark: positionTokens.write,
    }),
    findActive: (sessionIds) => findActiveSessions(database, sessionIds),
  });
}

export type EventMarks = ReturnType<typeof eventMarks>;

export function eventMarks(dependencies: {
  currentPosition(): Promise<Position>;
  writeMark(position: Position): string;
}) {
  let received = NO_POSITION;
  const receive = (position: Position) => {
    received = furthest(received, position);
  };
  return {
    receive,
    catchUp: async () => receive(await dependencies.currentPosition()),
    current: () => (received === NO_POSITION ? undefined : dependencies.writeMark(received)),
  };
}
