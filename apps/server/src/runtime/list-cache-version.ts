/** How often anything shown in a public list has changed; part of the key of whatever caches one. */
export type PublicLists = {
  epoch(): number;
  /** Called after the commit of anything a card shows: clubs, seats, nicknames, images. */
  changed(): void;
};

export function publicLists(): PublicLists {
  let epoch = 0;
  return {
    epoch: () => epoch,
    changed: () => {
      epoch += 1;
    },
  };
}
