import { pino } from 'pino';
import { int } from '#server/database/column.ts';
import { openDatabase } from '#server/database/database.ts';
import { isDatabaseUnavailable } from '#server/database/database-error.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import { openDataDirectory } from '#server/runtime/data-directory.ts';

// A minimal server for tests to kill: it reports the rows it finds, then writes forever
// and reports every acknowledged write.

const createTable = statement('create_table', {
  text: 'create table if not exists writes (n int4 primary key)',
  params: {},
});
const selectWrites = statement('select_writes', {
  text: 'select n from writes order by n',
  params: {},
  row: { n: int },
});
const insertWrite = statement('insert_write', {
  text: 'insert into writes values (:n) on conflict do nothing',
  params: { n: int },
});

const log = pino({ level: 'silent' });
const report = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);

let isStopping = false;
process.once('SIGTERM', () => {
  isStopping = true;
});

try {
  const directory = openDataDirectory(process.argv[2] ?? '');
  const embedded = await startEmbeddedDatabase({ dataDir: directory.path, log });
  const database = openDatabase({ connection: embedded.connection, maxConnections: 2, log });
  await execute(database, createTable, {});
  const found = (await findMany(database, selectWrites, {})).map(({ n }) => n);
  report({ event: 'ready', postmaster: embedded.postmasterPid(), found });
  for (let n = (found.at(-1) ?? 0) + 1; !isStopping; ) {
    try {
      await execute(database, insertWrite, { n });
      report({ event: 'acknowledged', n, postmaster: embedded.postmasterPid() });
      n += 1;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
  await database.close();
  await embedded.stop();
  directory.release();
  report({ event: 'stopped' });
} catch (error) {
  report({ event: 'failed', reason: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
