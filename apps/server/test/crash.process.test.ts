import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { toDatabaseUrl } from '#test/harness/run-operator.ts';
import { createTestDatabase } from '#test/harness/test-database.ts';
import { startServerProcess } from '#test/peers/server-process.ts';

const HEAD =
  'POST /api/members/check HTTP/1.1\r\nHost: azit\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n';
const BODY = '{"nickname":"nobody"}'.slice(0, 20);

async function startWithRequest(statement: string) {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const running = await startServerProcess(
    { DATABASE_URL: toDatabaseUrl(database.connection), DRAIN_SECONDS: '60' },
    ['--import', `data:text/javascript,process.on('SIGUSR2',()=>{${statement}})`],
  );
  onTestFinished(running.end);
  const port = Number(new URL(running.url).port);
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  socket.write(`${HEAD}${BODY.slice(0, 10)}`);
  // The server handles sockets in order of arrival, so the health reply proves that the partial
  // request has arrived.
  await fetch(`${running.url}/healthz`);
  const exit = once(running.child, 'exit').then(([code]) => code);
  const accepts = async () => {
    const probe = connect(port, '127.0.0.1');
    const isOpen = await once(probe, 'connect').then(
      () => true,
      () => false,
    );
    probe.destroy();
    return isOpen;
  };
  return { ...running, socket, exit, accepts };
}

test.each([
  ['an uncaught exception', 'throw new Error("injected")', 'uncaughtException'],
  ['an unhandled rejection', 'Promise.reject(new Error("injected"))', 'unhandledRejection'],
])(
  'after %s the server finishes the running request and then stops',
  async (_, statement, origin) => {
    const { child, socket, exit, accepts, output } = await startWithRequest(statement);
    child.kill('SIGUSR2');
    await expect.poll(accepts).toBe(false);
    socket.write(BODY.slice(10));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await exit).toBe(70);
    expect(output()).toContain(`azit: ${origin}: Error: injected\n`);
    expect(output()).toMatch(new RegExp(`"level":60.*"msg":"${origin}, stopping"`));
  },
);

test('a request that never ends delays the server’s exit by at most 5 s', async () => {
  const { child, exit } = await startWithRequest('throw new Error("injected")');
  const begun = performance.now();
  child.kill('SIGUSR2');
  expect(await exit).toBe(70);
  const ms = performance.now() - begun;
  expect(ms).toBeGreaterThan(4_500);
  // Without the limit, the server would never exit.
  expect(ms).toBeLessThan(20_000);
});
