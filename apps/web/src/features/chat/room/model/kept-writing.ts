import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { isRecord } from '#web/api/error.ts';
import { readUnsent, type Unsent } from './unsent.ts';

/** What a member has written in a room and not sent. app/offline forgets it when they log out. */
const writing = createStore('azit-chat', 'writing');
const keptFor = 30 * 24 * 60 * 60 * 1000;

type Kept = { value: unknown; savedAt: number };

export type KeptWriting = {
  readDraft: () => Promise<string>;
  keepDraft: (draft: string) => void;
  readUnsent: () => Promise<Unsent[]>;
  keepUnsent: (unsent: Unsent) => void;
  dropUnsent: (clientId: string) => void;
};

/** Browsers that keep nothing lose it with the page: nothing here rejects. */
export function keptWriting(memberId: number, roomId: number): KeptWriting {
  const room = `${memberId}/${roomId}`;
  const unsentKey = (clientId: string) => `${room}/unsent/${clientId}`;
  const keep = (key: string, value: unknown) => {
    const kept: Kept = { value, savedAt: Date.now() };
    void attempt(() => set(key, kept, writing));
  };
  const drop = (key: string) => {
    void attempt(() => del(key, writing));
  };
  return {
    readDraft: async () => {
      const kept = await attempt(() => get<unknown>(`${room}/draft`, writing));
      return isKept(kept) && typeof kept.value === 'string' ? kept.value : '';
    },
    keepDraft: (draft) => {
      if (draft === '') drop(`${room}/draft`);
      else keep(`${room}/draft`, draft);
    },
    readUnsent: async () => {
      const all = (await attempt(() => entries<string, unknown>(writing))) ?? [];
      await dropOld(all);
      return all
        .filter(([key]) => key.startsWith(`${room}/unsent/`))
        .flatMap(([, kept]) => (isKept(kept) ? (readUnsent(kept.value) ?? []) : []))
        .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
    keepUnsent: (unsent) => keep(unsentKey(unsent.clientId), unsent),
    dropUnsent: (clientId) => drop(unsentKey(clientId)),
  };
}

/** Nobody comes back to a room after so long. */
async function dropOld(all: [string, unknown][]): Promise<void> {
  const oldest = Date.now() - keptFor;
  const old = all.filter(([, kept]) => !isKept(kept) || kept.savedAt < oldest);
  if (old.length === 0) return;
  await attempt(() =>
    delMany(
      old.map(([key]) => key),
      writing,
    ),
  );
}

/** Undefined where the browser keeps nothing: it throws, or rejects. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  return isRecord(value) && typeof value.savedAt === 'number';
}
