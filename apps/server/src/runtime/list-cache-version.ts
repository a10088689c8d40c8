import type { Doorbell } from './doorbells.ts';
import { furthest, NO_POSITION, type Position } from './position.ts';

export type ListCacheVersion = {
  current(): number;
  position(): Position;
};

export function listCacheVersion(): ListCacheVersion & {
  receive(doorbell: Doorbell, position: Position): void;
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
