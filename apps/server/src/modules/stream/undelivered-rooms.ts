import type { FastifyBaseLogger } from 'fastify';

export type RoomDoorbell = {
  roomId: number;
  seq: number;
  removed?: true | undefined;
  memberIds: readonly number[];
};

/**
 * The doorbells (signals of changes) of the last twelve checks are remembered. Checks run every
 * second, and `findUndeliveredRooms` searches the last ten seconds.
 */
const CHECKS_REMEMBERED = 12;

/**
 * A process may die after it has committed a message and before it signals the message to the other
 * processes (doorbell); the streams of those would then miss the message. So compare the recent
 * doorbells with the rooms in the database.
 */
export function undeliveredRooms(dependencies: {
  find(doorbellSeqs: ReadonlyMap<number, number>): Promise<readonly RoomDoorbell[]>;
  ring(doorbell: RoomDoorbell): void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  /** Maps a room to the highest message number (seq) of its doorbells. */
  let recent = new Map<number, number>();
  let earlier = new Map<number, number>();
  let checks = 0;

  function receive({ roomId, seq }: RoomDoorbell): void {
    recent.set(roomId, Math.max(seq, recent.get(roomId) ?? 0));
  }

  function forgetOld(): void {
    checks += 1;
    if (checks % CHECKS_REMEMBERED !== 0) return;
    earlier = recent;
    recent = new Map();
  }

  return {
    receive,
    check: async () => {
      forgetOld();
      try {
        for (const doorbell of await dependencies.find(new Map([...earlier, ...recent]))) {
          receive(doorbell);
          dependencies.ring(doorbell);
        }
      } catch (error) {
        dependencies.log.warn({ err: error }, 'the check for undelivered rooms failed');
      }
    },
  };
}
