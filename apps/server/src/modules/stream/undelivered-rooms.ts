import type { FastifyBaseLogger } from 'fastify';

export type RoomDoorbell = {
  roomId: number;
  seq: number;
  removed?: true | undefined;
  memberIds: readonly number[];
};

/**
 * Doorbells are remembered for twelve checks (one per second), longer than the ten seconds in which
 * `findUndeliveredRooms` searches.
 */
const LOOKS_REMEMBERED = 12;

/**
 * A process may die after a commit and before it rings the doorbell; the streams of other processes
 * would then miss the message. So compare the recent doorbells with the rooms in the database.
 */
export function undeliveredRooms(dependencies: {
  find(doorbellSeqs: ReadonlyMap<number, number>): Promise<readonly RoomDoorbell[]>;
  ring(doorbell: RoomDoorbell): void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  /** Maps a room to the highest message number (seq) of its doorbells. */
  let recent = new Map<number, number>();
  let earlier = new Map<number, number>();
  let looks = 0;

  function receive({ roomId, seq }: RoomDoorbell): void {
    recent.set(roomId, Math.max(seq, recent.get(roomId) ?? 0));
  }

  function forgetOld(): void {
    looks += 1;
    if (looks % LOOKS_REMEMBERED !== 0) return;
    earlier = recent;
    recent = new Map();
  }

  return {
    receive,
    look: async () => {
      forgetOld();
      try {
        for (const doorbell of await dependencies.find(new Map([...earlier, ...recent]))) {
          receive(doorbell);
          dependencies.ring(doorbell);
        }
      } catch (error) {
        dependencies.log.warn({ err: error }, 'rooms not looked at yet');
      }
    },
  };
}
