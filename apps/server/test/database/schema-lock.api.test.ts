import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { beginSchemaChange } from '#server/database/schema/schema-lock.ts';
import { test } from '#test/harness/server-test.ts';

async function openClient(connection: pg.ClientConfig, name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: name });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('a schema change that waits too long fails and names the blocking program', async ({
  server,
}) => {
  const { connection } = server.context.database;
  const [first, second] = [
    await openClient(connection, 'azit of yesterday'),
    await openClient(connection, 'azit of today'),
  ];
  await beginSchemaChange(first);
  await expect(beginSchemaChange(second, 200)).rejects.toThrow(
    /^waited 0\.2 s .* schema: azit of yesterday, process \d+ of /,
  );
});

test('the schema lock is released at the end of the transaction, before the disconnect', async ({
  server,
}) => {
  const { connection } = server.context.database;
  const [first, second] = [
    await openClient(connection, 'first'),
    await openClient(connection, 'second'),
  ];
  await beginSchemaChange(first);
  await first.query('commit');
  await expect(beginSchemaChange(second, 200)).resolves.toBeUndefined();
});
