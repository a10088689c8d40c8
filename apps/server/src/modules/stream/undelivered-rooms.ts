import type { FastifyBaseLogger } from 'fastify';

export type RoomBell = { roomId: number; seq: number; memberIds: readonly number[] };

/** Longer than the period in which `findUndeliveredRooms` searches for messages. */
const LOOKS_REMEMBERED = 12;

/**
 * A process that dies between a commit and its event leaves the streams of other processes
 * uninformed, so compare recent events with the rooms.
 */
export function undeliveredRooms(dependencies: {
  find(delivered: ReadonlyMap<number, number>): Promise<readonly RoomBell[]>;
  ring(bell: RoomBell): void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  let delivered = new Map<number, number>();
  let earlier = new Map<number, number>();
  let looks = 0;

  function receive({ roomId, seq }: RoomBell): void {
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
        for (const bell of await dependencies.find(new Map([...earlier, ...delivered]))) {
          receive(bell);
          dependencies.ring(bell);
        }
      } catch (error) {
        dependencies.log.warn({ err: error }, 'rooms not looked at yet');
      }
    },
  };
}
