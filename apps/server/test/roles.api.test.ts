import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { accessTokens } from '#server/modules/auth/access-token.ts';
import { systemClock } from '#server/runtime/clock.ts';
import { readConfig } from '#server/runtime/config.ts';
import { startServer } from '#server/server.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { toDatabaseUrl } from '#test/harness/run-operator.ts';
import { createEmptyDatabase } from '#test/harness/test-database.ts';

const SECRET = 'a-secret-only-for-tests-0123456789abcdef';
const database = await createEmptyDatabase();
afterAll(database.close);

async function start(ROLE: string, settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'azit-role-'));
  const config = readConfig({
    NODE_ENV: 'production',
    JWT_SECRET: SECRET,
    ROLE,
    DATABASE_URL: toDatabaseUrl(database.connection),
    DATA_DIR: dataDir,
    WEB_DIST_DIR: join(dataDir, 'no-web-app'),
    HOST: '127.0.0.1',
    PORT: '0',
    ...settings,
  });
  const server = await startServer(config, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const get = async (path: string) => (await fetch(`${server.address}${path}`)).status;
  return { get, dataDir, address: server.address, stop: server.stop };
}

test('a web process sends no mails, and a worker serves only its health endpoint', async () => {
  const web = await start('web');
  await insertRow(database, 'mail_outbox', {
    message_id: '<1@azit>',
    recipient: 'minji@example.com',
    subject: 's',
    text_body: 't',
    html_body: 'h',
    created_at: new Date(),
    next_attempt_at: new Date(),
  });
  expect(await web.get('/api/categories/small')).toBe(200);
  expect(await web.get('/readyz')).toBe(200);
  const worker = await start('worker');
  expect(await worker.get('/healthz')).toBe(200);
  expect(await worker.get('/readyz')).toBe(200);
  expect(await worker.get('/api/categories/small')).toBe(404);
  while ((await runSql(database, 'select 1 from mail_outbox where sent_at is null')).length > 0);
  expect(await readdir(join(worker.dataDir, 'mails'))).toHaveLength(1);
  expect(await readdir(web.dataDir)).not.toContain('mails');
});

test('a draining web process is not ready but still serves', async () => {
  const web = await start('web', { DRAIN_SECONDS: '2' });
  const stopped = web.stop();
  const reply = await fetch(`${web.address}/readyz`);
  expect([reply.status, await reply.text()]).toEqual([503, '{"status":"draining"}']);
  expect(await web.get('/api/categories/small')).toBe(200);
  await stopped;
  await expect(web.get('/healthz')).rejects.toThrow('fetch failed');
});

// covers L1.2, L1.9 (docs/coverage-statements.md)
test('a stream gets events of other processes and ends when its own process stops', async () => {
  const [web, other] = [await start('web'), await start('web')];
  const tokens = accessTokens(SECRET, systemClock);
  const [reader, host] = [
    await createMember({ database, clock: systemClock, tokens }),
    await createMember({ database, clock: systemClock, tokens }),
  ];
  const as = ({ token }: TestMember) => ({ headers: { authorization: `Bearer ${token}` } });
  const { body } = await fetch(`${web.address}/api/stream`, as(host));
  if (body === null) throw new Error('a stream without a body');
  const words = body.pipeThrough(new TextDecoderStream()).getReader();
  const url = `${other.address}/api/members/${host.memberId}/follow`;
  await fetch(url, { method: 'POST', ...as(reader) });
  for (let text = ''; !text.includes('{"unread":1}'); ) text += (await words.read()).value;
  const begun = performance.now();
  await web.stop();
  // An open stream would delay the stop by 6 s. The rest is a margin for a busy machine.
  expect(performance.now() - begun).toBeLessThan(4_000);
  expect((await words.read()).done).toBe(true);
});
