import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { chatDatabases } from '#web/domain/chat-databases.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readUnsent, type Unsent } from './unsent.ts';

const database = createStore(...chatDatabases.room);
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

type Entry = { value: unknown; savedAt: number };

export type RoomStorage = {
  readDraft: () => Promise<string>;
  saveDraft: (draft: string) => void;
  readUnsent: () => Promise<Unsent[]>;
  saveUnsent: (unsent: Unsent) => void;
  dropUnsent: (clientId: string) => Promise<void>;
  isGone: (clientId: string) => Promise<boolean>;
};

/** No method rejects: without storage the room still works, and only drafts are lost. */
export function createRoomStorage(memberId: number, roomId: number): RoomStorage {
  const room = `${memberId}/${roomId}`;
  const getUnsentKey = (clientId: string) => `${room}/unsent/${clientId}`;
  const stored = new Set<string>();
  const save = async (key: string, value: unknown) => {
    const entry: Entry = { value, savedAt: Date.now() };
    await set(key, entry, database);
    stored.add(key);
  };
  const drop = async (key: string) => {
    const dropped = attempt(() => del(key, database));
    // Wait only for entries that were really stored: a browser whose storage hangs must not delay
    // sending.
    if (stored.has(key)) await dropped;
  };
  return {
    readDraft: async () => {
      const entry = await attempt(() => get<unknown>(`${room}/draft`, database));
      return isEntry(entry) && typeof entry.value === 'string' ? entry.value : '';
    },
    saveDraft: (draft) => {
      if (draft === '') void drop(`${room}/draft`);
      else void attempt(() => save(`${room}/draft`, draft));
    },
    readUnsent: async () => {
      const all = (await attempt(() => entries<string, unknown>(database))) ?? [];
      await dropOld(all);
      const unsent = all.filter(([key]) => key.startsWith(getUnsentKey('')));
      for (const [key] of unsent) stored.add(key);
      return unsent
        .flatMap(([, entry]) => (isEntry(entry) ? (readUnsent(entry.value) ?? []) : []))
        .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
    saveUnsent: (unsent) => void attempt(() => save(getUnsentKey(unsent.clientId), unsent)),
    dropUnsent: (clientId) => drop(getUnsentKey(clientId)),
    isGone: async (clientId) => {
      const key = getUnsentKey(clientId);
      const isMissing = async () => (await get<unknown>(key, database)) === undefined;
      return stored.has(key) && (await attempt(isMissing)) === true;
    },
  };
}

async function dropOld(all: [string, unknown][]): Promise<void> {
  const oldest = Date.now() - maxAgeMs;
  const old = all.filter(([, entry]) => !isEntry(entry) || entry.savedAt < oldest);
  const keys = old.map(([key]) => key);
  if (keys.length > 0) await attempt(() => delMany(keys, database));
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && typeof value.savedAt === 'number';
}
