import { text } from 'node:stream/consumers';
import { expect, onTestFinished, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { closeGracefully } from '#server/http/readiness/health.ts';
import { createLogger } from '#server/runtime/logger.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { findFaults } from '#test/guarantees/error-shape.ts';
import { listen, openStream, requestStream } from '#test/harness/event-stream-client.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

const patient = { timeout: 10_000 };

// covers L1.7 (docs/coverage-statements.md)
test('a stream beyond the member’s limit ends the member’s oldest stream', async () => {
  const app = await startTestAppForTest({ STREAMS_PER_MEMBER: '2' });
  const { token } = await createMember(app.context);
  const streams = [await openStream(app, token), await openStream(app, token)];
  const other = await openStream(app, (await createMember(app.context)).token);
  streams.push(await openStream(app, token));
  await streams[0]?.ended;
  expect([...streams, other].map(({ hasEnded }) => hasEnded())).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

// covers L1.7 (docs/coverage-statements.md)
test('a process with too many streams refuses new streams until a stream is closed', async () => {
  const app = await startTestAppForTest({ STREAMS_MAX: '1' });
  const [one, two] = [await createMember(app.context), await createMember(app.context)];
  const first = await openStream(app, one.token);
  const { reply } = await requestStream(app, two.token);
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '30']);
  const contentType = String(reply.headers['content-type']);
  expect(findFaults({ status: 503, contentType, text: await text(reply) })).toEqual([]);
  first.close();
  await vi.waitFor(() => openStream(app, two.token), patient);
});

test('half of the connections are reserved for requests and unavailable to streams', async () => {
  const app = await startTestAppForTest({ MAX_CONNECTIONS: '4' });
  expect(app.context.config.streamsMax).toBe(2);
});

// covers L1.3 (docs/coverage-statements.md)
test('a stream stays open longer than the time limits of requests', async () => {
  const app = await startTestAppForTest({});
  const { server } = app.app;
  // The server closes idle connections after this timeout. A stream sends a comment every 20 s, so
  // the timeout must be longer than two intervals.
  expect(server.timeout).toBeGreaterThan(2 * 20_000);
  server.timeout = 2_500;
  const { token } = await createMember(app.context);
  const stream = await openStream(app, token);
  // Set the limits after opening: a busy machine may open the stream slowly.
  Object.assign(server, { headersTimeout: 100, requestTimeout: 200, keepAliveTimeout: 100 });
  const comments = () => stream.received.filter((one) => one === ':');
  for (let looks = 1; looks <= 4; looks += 1) {
    app.clock.advance(20_000);
    await vi.waitFor(() => expect(comments()).toHaveLength(looks + 1), patient);
  }
  expect(stream.hasEnded()).toBe(false);
});

// covers L1.9 (docs/coverage-statements.md)
test('a server stop does not wait for open streams', async () => {
  const app = await startTestAppForTest({});
  const { token } = await createMember(app.context);
  const streams = [await openStream(app, token), await openStream(app, token)];
  const begun = performance.now();
  await closeGracefully(app.app);
  // Open streams would delay the stop by 6 s. The rest is a margin for a busy machine.
  expect(performance.now() - begun).toBeLessThan(4_000);
  for (const { ended } of streams) await ended;
});

test('a stream is logged once, whether the client or the server ends the stream', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const app = await createApp({ ...server.context, log });
  onTestFinished(() => app.close());
  const logged = () => lines.filter((line) => line.includes('/api/stream'));
  const logging = { ...server, app };
  await listen(logging);
  const { token } = await createMember(server.context);
  const stream = await openStream(logging, token);
  expect(logged()).toEqual([]);
  stream.close();
  await vi.waitFor(() => expect(logged()).toHaveLength(1), patient);
  await openStream(logging, token);
  await server.call({ method: 'POST', url: '/api/auth/logout', token });
  await vi.waitFor(() => expect(logged()).toHaveLength(2), patient);
  for (const line of logged())
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', route: '/api/stream', status: 200 });
});
