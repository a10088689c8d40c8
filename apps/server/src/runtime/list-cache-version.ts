import type { Doorbell } from './doorbells.ts';
import { furthest, NO_POSITION, type Position } from './position.ts';

/** Counts changes to public lists; list caches are cleared when it changes. */
export type ListCacheVersion = {
  current(): number;
  /** A list read at this position or later shows the newest change. */
  position(): Position;
};

/** Counts by bells, so that changes of all servers are included. */
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
