import type { Context } from '#server/context.ts';
import { findActiveSessions } from '#server/modules/auth/authenticate.ts';
import { findUndeliveredRooms } from '#server/modules/chats/rooms/find-undelivered-rooms.ts';
import { countUnreadNotices } from '#server/modules/notices/count-unread-notices.ts';
import { NO_POSITION } from '#server/runtime/position.ts';
import { eventMarks } from './event-marks.ts';
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
