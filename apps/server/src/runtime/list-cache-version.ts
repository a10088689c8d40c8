/** Counts the changes of anything a public list shows; part of the key of whatever caches a list. */
export type ListCacheVersion = {
  current(): number;
  /** Called after the commit of anything a card shows: clubs, seats, nicknames, images. */
  bump(): void;
};

export function listCacheVersion(): ListCacheVersion {
  let version = 0;
  return {
    current: () => version,
    bump: () => {
      version += 1;
    },
  };
}
