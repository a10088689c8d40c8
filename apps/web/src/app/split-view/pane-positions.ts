import * as z from 'zod/mini';

const storageKey = 'panePositions';
const stored = z.catch(z.record(z.string(), z.number()), {});

const known = new Map(Object.entries(read()));

export const positions = {
  of: (key: string) => known.get(key) ?? 0,
  shouldRestore: (key: string, top: number) => void known.set(key, top),
  store: () => sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(known))),
};

function read() {
  return stored.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
}
