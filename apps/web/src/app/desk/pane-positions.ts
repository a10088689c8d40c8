import * as z from 'zod/mini';

const storageKey = 'panePositions';
const stored = z.catch(z.record(z.string(), z.number()), {});

const known = new Map(Object.entries(read()));

/** How far the list of an entry of the history was scrolled; survives a reload of the page. */
export const positions = {
  of: (key: string) => known.get(key) ?? 0,
  keep: (key: string, top: number) => void known.set(key, top),
  store: () => sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(known))),
};

function read() {
  return stored.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
}
