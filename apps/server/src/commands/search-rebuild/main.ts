import { existsSync } from 'node:fs';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { rebuildSearch } from '#server/modules/discovery/rebuild-search.ts';
import { readConfig } from '#server/runtime/config.ts';
import { openDataDirectory } from '#server/runtime/data-directory.ts';
import { createLogger } from '#server/runtime/logger.ts';
import { connectTo } from '#server/server.ts';
import { explainStartFailure } from '#server/start-failure.ts';

// npm run search:rebuild: the same settings as the server. With the embedded database the server
// has to be stopped first; with DATABASE_URL it may go on running.

const SHOWN_IDS = 20;

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const log = createLogger('warn');
  const closers: (() => Promise<void> | void)[] = [];
  try {
    if (config.databaseUrl === undefined) {
      closers.push((await openDataDirectory(config.dataDir)).release);
    }
    const connection = await connectTo(config, log, closers);
    await migrate({ connection, log });
    const database = openDatabase({ connection, maxConnections: 1, log });
    closers.push(database.close);
    const differences = await rebuildSearch(database);
    for (const [kind, ids] of Object.entries(differences)) {
      const more = ids.length > SHOWN_IDS ? ', …' : '';
      const named = ids.length === 0 ? '' : `: ${ids.slice(0, SHOWN_IDS).join(', ')}${more}`;
      process.stdout.write(`${kind} ${ids.length}${named}\n`);
    }
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`azit: ${explainStartFailure(error)}\n`);
  process.exit(1);
});
