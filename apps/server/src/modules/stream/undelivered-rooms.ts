import type { FastifyBaseLogger } from 'fastify';

export type RoomDoorbell = { roomId: number; seq: number; memberIds: readonly number[] };

/**
 * Remember delivered events for at least this many checks, one per second. This must be longer than
 * the period that `findUndeliveredRooms` searches.
 */
const LOOKS_REMEMBERED = 12;

/**
 * If a process dies after a commit and before sending its event, the streams of other processes
 * miss the message. So compare recent events with the rooms in the database.
 */
export function undeliveredRooms(dependencies: {
  find(delivered: ReadonlyMap<number, number>): Promise<readonly RoomDoorbell[]>;
  ring(doorbell: RoomDoorbell): void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  let delivered = new Map<number, number>();
  let earlier = new Map<number, number>();
  let looks = 0;

  function receive({ roomId, seq }: RoomDoorbell): void {
    delivered.set(roomId, Math.max(seq, delivered.get(roomId) ?? 0));
  }

  function forgetOld(): void {
    looks += 1;
    if (looks % LOOKS_REMEMBERED !== 0) return;
    earlier = delivered;
    delivered = new Map();
  }

  return {
    receive,
    look: async () => {
      forgetOld();
      try {
        for (const doorbell of await dependencies.find(new Map([...earlier, ...delivered]))) {
          receive(doorbell);
          dependencies.ring(doorbell);
        }
      } catch (error) {
        dependencies.log.warn({ err: error }, 'rooms not looked at yet');
      }
    },
  };
}
