import { afterAll, expect, test } from 'vitest';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { StoredFile } from '#server/modules/images/image-store.ts';
import { storeImage } from '#server/modules/images/store-image.ts';
import { createLogger } from '#server/runtime/logger.ts';
import { createEmptyDatabase, withServices } from '#test/harness/test-database.ts';

const database = await createEmptyDatabase();
afterAll(database.close);

const runIn = (tx: Transaction | typeof database, text: string) =>
  tx.run({ name: '', text, values: [] });

await runIn(database, 'create table pictures (name text)');
await runIn(
  database,
  `create function lose_connection() returns trigger language plpgsql as
     'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`,
);
await runIn(
  database,
  `create constraint trigger at_commit after insert on pictures deferrable initially deferred
     for each row execute function lose_connection()`,
);

async function storeThrough(work: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  const stored = new Map<string, Buffer>();
  const images = {
    write: async ({ name, bytes }: StoredFile) => void stored.set(name, bytes),
    read: async (name: string) => stored.get(name),
    remove: async (_folder: string, name: string) => void stored.delete(name),
    listOlderThan: async () => [],
  };
  const files: StoredFile[] = [
    { folder: 'member_profile', name: 'face.webp', bytes: Buffer.from('') },
  ];
  const log = createLogger('silent');
  const result = storeImage({ images, log }, { files }, () =>
    inTransaction(withServices(database), work),
  );
  await expect(result).rejects.toThrow();
  return [...stored.keys()];
}

test('an uploaded picture is deleted if the connection is lost before the commit', async () => {
  const lose = (tx: Transaction) => runIn(tx, 'select pg_terminate_backend(pg_backend_pid())');
  expect(await storeThrough(lose)).toEqual([]);
});

test('an uploaded picture stays if the connection is lost during the commit', async () => {
  const insert = (tx: Transaction) => runIn(tx, `insert into pictures values ('face.webp')`);
  expect(await storeThrough(insert)).toEqual(['face.webp']);
});
