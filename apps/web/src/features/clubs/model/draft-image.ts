import { isRecord } from '#web/api/error.ts';

/** Pictures of drafts live in the browser's database: too large for session storage. */
const databaseName = 'azit-drafts';
const storeName = 'images';
const keptFor = 24 * 60 * 60 * 1000;

type StoredImage = { blob: Blob; savedAt: number };

export async function keepDraftImage(id: string, blob: Blob): Promise<void> {
  const savedAt = Date.now();
  await run('readwrite', (store) => {
    // Drafts of closed tabs leave their pictures behind.
    const walk = store.openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return;
      if (!isStored(cursor.value) || cursor.value.savedAt < savedAt - keptFor) cursor.delete();
      cursor.continue();
    };
    return store.put({ blob, savedAt }, id);
  });
}

export async function findDraftImage(id: string): Promise<Blob | null> {
  const found: unknown = await run('readonly', (store) => store.get(id));
  return isStored(found) ? found.blob : null;
}

export async function dropDraftImage(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}

async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function isStored(value: unknown): value is StoredImage {
  return isRecord(value) && value.blob instanceof Blob && typeof value.savedAt === 'number';
}
