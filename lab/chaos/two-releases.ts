import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedDatabase } from '../../apps/server/src/database/embedded/embedded-database.ts';
import { toDatabaseUrl } from '../../apps/server/test/harness/run-operator.ts';
import { signUp } from '../client/member.ts';
import { type ServerProcess, startServer } from '../processes/server-process.ts';
import { startCrowd } from './crowd.ts';
import { findDamage, imagesIn, openWriteLog } from './write-log.ts';

// Two releases on one database, as in a rolling deployment: the older one starts first, the newer one
// migrates, and members write through both alternately.

const SECRET = 'a-secret-only-for-tests-0123456789abcdef';
const ROUND_WRITES = 200;
const [previous = '', minutes = '1'] = process.argv.slice(2);
const shelf = mkdtempSync(join(tmpdir(), 'azit-releases-'));
const images = join(shelf, 'images');
mkdirSync(images);
const servers: ServerProcess[] = [];
const log = pino({ level: 'silent' });
const cluster = join(shelf, 'cluster');
mkdirSync(cluster);
const database = await startEmbeddedDatabase({ dataDir: cluster, log });
let damage = ['the run did not finish'];
try {
  for (const [name, folder] of [
    ['older', previous],
    ['newer', join(import.meta.dirname, '../..')],
  ] as const) {
    const dataDir = join(shelf, name);
    mkdirSync(dataDir);
    symlinkSync(images, join(dataDir, 'images'));
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: toDatabaseUrl(database.connection),
      JWT_SECRET: SECRET,
    };
    servers.push(await startServer(settings, folder));
  }
  let turn = 0;
  const url = () => {
    turn += 1;
    return servers[turn % servers.length]?.url ?? '';
  };
  const members = [];
  for (let index = 0; index < 4; index += 1) members.push(await signUp(url()));
  const writeLog = openWriteLog(join(shelf, 'writeLog.jsonl'));
  const crowd = startCrowd({ members, writeLog, url });
  const end = performance.now() + Number(minutes) * 60_000;
  do await crowd.progress(ROUND_WRITES);
  while (performance.now() < end);
  await crowd.stop();
  const facts = writeLog.facts();
  damage = [...crowd.errors, ...(await findDamage(database.connection, imagesIn(images), facts))];
  const verdict = damage.length === 0 ? '0 lost or wrong' : damage.join('\n');
  console.log(`${facts.length} acknowledged writes over two releases: ${verdict}`);
} finally {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await database.stop();
  rmSync(shelf, { recursive: true, force: true });
}
process.exit(damage.length === 0 ? 0 : 1);
