import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import type { Context } from '../apps/server/src/context.ts';
import { openDatabase } from '../apps/server/src/database/database.ts';
import { publicLists } from '../apps/server/src/lib/public-lists.ts';
import { accessTokens } from '../apps/server/src/modules/auth/access-token.ts';
import { fileImageStore } from '../apps/server/src/modules/images/file-image-store.ts';
import { imageDirectory } from '../apps/server/src/modules/images/image-directory.ts';
import { WORLD_NOW } from './world.ts';

// The program as it is, in a process of its own, with a clock that began when the world did.

const VIEWERS = 64;
const begun = Date.now();
const clock = { now: () => new Date(WORLD_NOW.getTime() + Date.now() - begun) };

process.once('message', async (connection: object) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'azit-bench-'));
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '0' });
  const log = pino({ level: 'silent' });
  const database = openDatabase({ connection, maxConnections: 8, log });
  const context: Context = {
    config,
    log,
    database,
    clock,
    tokens: accessTokens('a-secret-only-for-the-benchmark-0123456789', clock),
    images: fileImageStore(imageDirectory(config)),
    publicLists: publicLists(),
  };
  const app = await createApp(context);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.({ port: Number(new URL(address).port), viewers: await logIn(context) });
});

/** Members of two to eight interests, each with a session. */
async function logIn({ database, tokens }: Context) {
  const client = await database.checkOut();
  const viewers = [];
  for (let memberId = 1; memberId <= VIEWERS; memberId += 1) {
    const sessionId = randomUUID();
    await client.query('insert into sessions values ($1, $2, $3)', [
      sessionId,
      memberId,
      WORLD_NOW,
    ]);
    viewers.push({
      memberId,
      sessionId,
      token: await tokens.issue({ memberId, sessionId }),
    });
  }
  client.release();
  return viewers;
}
