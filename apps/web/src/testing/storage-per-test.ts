import { beforeEach, vi } from 'vitest';

type Rows = Map<IDBValidKey, unknown>;
type Pending = { result?: unknown; onsuccess?: () => void };

/**
 * happy-dom has no IndexedDB, so this stub provides the part that the app and its service worker
 * use.
 */
export function storagePerTest(): void {
  const databases = new Map<string, Map<string, Rows>>();

  function open(name: string) {
    const opening: Pending & { onupgradeneeded?: () => void } = {};
    queueMicrotask(() => {
      const isNew = !databases.has(name);
      const stores = databases.get(name) ?? new Map<string, Rows>();
      databases.set(name, stores);
      opening.result = openDatabase(stores);
      if (isNew) opening.onupgradeneeded?.();
      opening.onsuccess?.();
    });
    return opening;
  }

  beforeEach(() => {
    for (const stores of databases.values()) for (const rows of stores.values()) rows.clear();
    vi.stubGlobal('indexedDB', { open });
  });
}

function openDatabase(stores: Map<string, Rows>) {
  return {
    createObjectStore: (name: string) => void stores.set(name, new Map()),
    close: () => undefined,
    transaction: (name: string) => {
      const rows = stores.get(name);
      if (!rows) throw new DOMException(name, 'NotFoundError');
      const transaction: { oncomplete?: () => void; objectStore: () => unknown } = {
        objectStore: () => ({ ...openStore(rows), transaction }),
      };
      queueMicrotask(() => transaction.oncomplete?.());
      return transaction;
    },
  };
}

function openStore(rows: Rows) {
  return {
    get: (key: IDBValidKey) => done(rows.get(key)),
    put: (value: unknown, key: IDBValidKey) => done(rows.set(key, value)),
    delete: (key: IDBValidKey) => done(rows.delete(key)),
    clear: () => done(rows.clear()),
    getAll: () => done([...rows.values()]),
    getAllKeys: () => done([...rows.keys()]),
  };
}

function done(result: unknown): Pending {
  const request: Pending = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}
