import type { FastifyBaseLogger } from 'fastify';

/** A room and its newest message. */
export type RoomBell = { roomId: number; seq: number; memberIds: readonly number[] };

export type UndeliveredRooms = {
  /** Called with every bell of a room. */
  hear(bell: RoomBell): void;
  /** Rings for rooms whose bell did not come; never rejects. */
  look(): Promise<void>;
};

/** How many looks a bell is remembered for: longer than a room is looked at for one message. */
const LOOKS_REMEMBERED = 12;

/**
 * A process that dies between a commit and its bell leaves open streams of others without it. So
 * what was rung is remembered for a while, and compared with what the rooms say.
 */
export function undeliveredRooms(given: {
  find(heard: ReadonlyMap<number, number>): Promise<readonly RoomBell[]>;
  ring(bell: RoomBell): void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): UndeliveredRooms {
  let heard = new Map<number, number>();
  let earlier = new Map<number, number>();
  let looks = 0;

  function hear({ roomId, seq }: RoomBell): void {
    heard.set(roomId, Math.max(seq, heard.get(roomId) ?? 0));
  }

  function forgetOld(): void {
    looks += 1;
    if (looks % LOOKS_REMEMBERED !== 0) return;
    earlier = heard;
    heard = new Map();
  }

  return {
    hear,
    look: async () => {
      forgetOld();
      try {
        for (const bell of await given.find(new Map([...earlier, ...heard]))) {
          hear(bell);
          given.ring(bell);
        }
      } catch (error) {
        given.log.warn({ err: error }, 'rooms not looked at yet');
      }
    },
  };
}
