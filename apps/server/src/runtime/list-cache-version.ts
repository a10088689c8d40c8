import type { Doorbell } from './doorbells.ts';
import { furthest, NO_POSITION, type Position } from './position.ts';

/** Counts the changes of anything a public list shows; part of the key of whatever caches a list. */
export type ListCacheVersion = {
  current(): number;
  /** What a list must have been read at to show the newest change that was rung for. */
  position(): Position;
};

/** Counts by subscribing to the bells, so that changes of this server and of others are alike. */
export function listCacheVersion(): ListCacheVersion & {
  receive(bell: Doorbell, position: Position): void;
  resync(): void;
} {
  let version = 0;
  let newest = NO_POSITION;
  const resync = () => {
    version += 1;
  };
  return {
    current: () => version,
    position: () => newest,
    resync,
    receive: ({ event }, position) => {
      if (event !== 'lists') return;
      newest = furthest(newest, position);
      resync();
    },
  };
}
