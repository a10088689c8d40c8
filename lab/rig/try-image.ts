import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedDatabase } from '../../apps/server/src/database/embedded/embedded-database.ts';
import { toDatabaseUrl } from '../../apps/server/test/harness/run-operator.ts';
import { call } from '../client/call.ts';
import { say } from '../limit.mjs';
import { requireThat } from '../processes/require-that.ts';
import { until } from '../processes/until.ts';
import { ports } from './ports.ts';
import { run } from './run.ts';

const READY_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 10_000;
const SECRET = 'a-secret-to-try-the-image-with-0123456789abcdef';

const podman = ['podman', ...process.argv.slice(2)];
const name = `azit-try-${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'azit-image-'));
const [cluster, data] = ['cluster', 'data'].map((each) => join(folder, each)) as [string, string];
for (const each of [cluster, data]) mkdirSync(each);
chmodSync(folder, 0o755);
chmodSync(data, 0o777);
const database = await startEmbeddedDatabase({ dataDir: cluster, log: pino({ level: 'silent' }) });
const port = await ports().next();
try {
  await startContainer();
  await tryContainer();
} finally {
  await run([...podman, 'rm', '-f', '-i', name]);
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function startContainer(): Promise<void> {
  const { host = '' } = database.connection;
  chmodSync(host, 0o755);
  const settings = [`DATABASE_URL=${toDatabaseUrl(database.connection)}`, `JWT_SECRET=${SECRET}`];
  await run([
    ...podman,
    ...['run', '-d', '--name', name, '--read-only', '--tmpfs', '/tmp', '--network', 'host'],
    ...['--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
    // Set limits that every machine allows: the test checks the image, not the machine.
    ...['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'],
    ...['-v', `${data}:/data`, '-v', `${host}:${host}`],
    ...[...settings, `PORT=${port}`, 'HOST=127.0.0.1'].flatMap((setting) => ['-e', setting]),
    'localhost/azit',
  ]);
}

async function tryContainer(): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  await until('the container to be ready', READY_LIMIT_MS, async () => {
    const state = (await inspect('{{.State.Status}}')).trim();
    requireThat(state !== 'exited', `the container ended: ${await run([...podman, 'logs', name])}`);
    return (await call(url, { method: 'GET', path: '/readyz' })).status === 200;
  });
  const page = await call(url, { method: 'GET', path: '/' });
  requireThat(page.status === 200, `the web app answered ${page.status}`);
  const pid = Number(await inspect('{{.State.Pid}}'));
  const user = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  requireThat(user === '1000', `the first process is of user ${user}`);
  await until('the container to be healthy', READY_LIMIT_MS, () =>
    run([...podman, 'healthcheck', 'run', name]).then(
      () => true,
      () => false,
    ),
  );
  const write = "require('node:fs').writeFileSync(process.argv[1], '')";
  const tries = (path: string) => run([...podman, 'exec', name, 'node', '-e', write, path]);
  await tries('/data/try');
  const refusal = await tries('/azit/try').catch(String);
  requireThat(/EROFS/.test(String(refusal)), `the root file system can be written: ${refusal}`);
  say('ready, healthy, user 1000, writes only to /data');
  const started = performance.now();
  process.kill(pid, 'SIGTERM');
  await until('the container to end', STOP_LIMIT_MS, async () =>
    (await inspect('{{.State.Status}}')).includes('exited'),
  );
  const code = Number(await inspect('{{.State.ExitCode}}'));
  requireThat(code === 0, `SIGTERM to the first process ended with ${code}`);
  say(
    `SIGTERM to the first process: ended with 0 after ${Math.round(performance.now() - started)} ms`,
  );
}

function inspect(format: string): Promise<string> {
  return run([...podman, 'inspect', '--format', format, name]);
}
