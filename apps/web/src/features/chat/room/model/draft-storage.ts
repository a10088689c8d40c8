import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { isRecord } from '#web/lib/is-record.ts';
import { readUnsent, type Unsent } from './unsent.ts';

/** What a member has written in a room and not sent. app/offline forgets it when they log out. */
const writing = createStore('azit-chat', 'writing');
const keptFor = 30 * 24 * 60 * 60 * 1000;

type Kept = { value: unknown; savedAt: number };

export type DraftStorage = {
  readDraft: () => Promise<string>;
  saveDraft: (draft: string) => void;
  readUnsent: () => Promise<Unsent[]>;
  saveUnsent: (unsent: Unsent) => void;
  /** Resolves when no other tab finds it any more. */
  dropUnsent: (clientId: string) => Promise<void>;
  /** Whether it was kept and is not any more: another tab has sent it, or dropped it. */
  isGone: (clientId: string) => Promise<boolean>;
};

/** Browsers that keep nothing lose it with the page: nothing here rejects. */
export function createDraftStorage(memberId: number, roomId: number): DraftStorage {
  const room = `${memberId}/${roomId}`;
  const unsentKey = (clientId: string) => `${room}/unsent/${clientId}`;
  const known = new Set<string>();
  const keep = async (key: string, value: unknown) => {
    const kept: Kept = { value, savedAt: Date.now() };
    await set(key, kept, writing);
    known.add(key);
  };
  const drop = async (key: string) => {
    const dropped = attempt(() => del(key, writing));
    // A browser that hangs when it is to keep something must not hold up what is sent.
    if (known.has(key)) await dropped;
  };
  return {
    readDraft: async () => {
      const kept = await attempt(() => get<unknown>(`${room}/draft`, writing));
      return isKept(kept) && typeof kept.value === 'string' ? kept.value : '';
    },
    saveDraft: (draft) => {
      if (draft === '') void drop(`${room}/draft`);
      else void attempt(() => keep(`${room}/draft`, draft));
    },
    readUnsent: async () => {
      const all = (await attempt(() => entries<string, unknown>(writing))) ?? [];
      await dropOld(all);
      const left = all.filter(([key]) => key.startsWith(`${room}/unsent/`));
      for (const [key] of left) known.add(key);
      return left
        .flatMap(([, kept]) => (isKept(kept) ? (readUnsent(kept.value) ?? []) : []))
        .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
    saveUnsent: (unsent) => void attempt(() => keep(unsentKey(unsent.clientId), unsent)),
    dropUnsent: (clientId) => drop(unsentKey(clientId)),
    isGone: async (clientId) => {
      const key = unsentKey(clientId);
      const isKept = () => get<unknown>(key, writing).then((kept) => kept !== undefined);
      return known.has(key) && (await attempt(isKept)) === false;
    },
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
