import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '#server/commands/backup/back-up.ts';
import { copyOut } from '#server/commands/backup/copy-table.ts';
import { withClient } from '#server/commands/backup/with-client.ts';
import { emptyStorage, getStorage, temporaryFolder } from '#test/factories/backup-world.ts';
import { fillTable } from '#test/factories/fill-table.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

// Use several sizes, so that the rows end at different offsets in the driver's buffers.
test.each([1, 900, 12_000, 50_000])(
  'a backup of a table with %i rows restores to the same rows',
  async (rows) => {
    const { context } = server;
    await fillTable(context.database, rows);
    const path = join(await temporaryFolder(), 'many.tar');
    const saved = await backUp({ ...getStorage(context), path });
    expect(saved.tables.find(({ name }) => name === 'rate_limit_hits')?.rows).toBe(rows);

    const target = await emptyStorage();
    await target.restore(path);
    const again = await backUp({ ...target, path: `${path}.again` });
    expect(again.parts).toEqual(saved.parts);
  },
);

test('a COPY that an error stops before its end reports that error', async () => {
  const { database } = server.context;
  await fillTable(database, 50_000);
  const { connection } = database;
  const { signal } = new AbortController();
  const table = { name: 'rate_limit_hits', columns: ['rule', 'subject_hash'] };
  const leaving = withClient({ connection, name: 'a test', signal }, async (client) => {
    for await (const _ of copyOut(client, table)) throw new Error('the disk is full');
  });
  await expect(leaving).rejects.toThrow('the disk is full');
});
