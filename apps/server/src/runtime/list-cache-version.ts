import type { Doorbell } from './doorbells.ts';

/** Counts the changes of anything a public list shows; part of the key of whatever caches a list. */
export type ListCacheVersion = { current(): number };

/** Counts by subscribing to the bells, so that changes of this server and of others are alike. */
export function listCacheVersion(): ListCacheVersion & {
  hear(bell: Doorbell): void;
  lookAgain(): void;
} {
  let version = 0;
  const lookAgain = () => {
    version += 1;
  };
  return {
    current: () => version,
    lookAgain,
    hear: ({ event }) => {
      if (event === 'lists') lookAgain();
    },
  };
}
