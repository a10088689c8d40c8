import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabases } from '#server/database/replicas/open-databases.ts';

const NOBODY_LISTENS = 'postgres://azit@127.0.0.1:1/azit';

test('opening the databases reports the primary and each replica by name', async () => {
  const watched: string[] = [];
  const { close } = openDatabases(
    { connectionString: NOBODY_LISTENS },
    [NOBODY_LISTENS, NOBODY_LISTENS],
    pino({ level: 'silent' }),
    (database, server) => {
      watched.push(server);
      return database;
    },
  );
  await close();
  expect(watched).toEqual(['primary', 'replica 1', 'replica 2']);
});
