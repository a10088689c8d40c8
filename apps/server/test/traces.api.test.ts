import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { startTraces } from '#server/traces.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

/** Takes traces as a collector does; what it got is read as text, which names survive in. */
async function startCollector() {
  const received: { path: string | undefined; text: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url, text: (await buffer(request)).toString('latin1') });
    response.writeHead(200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { endpoint: `http://127.0.0.1:${port}`, received };
}

// covers O5
test('a collector gets a span for each request and its statements, under the trace of the proxy', async () => {
  const { endpoint, received } = await startCollector();
  const { context } = await startTestAppForTest({});
  const [reader, host] = [await createMember(context), await createMember(context)];
  const traces = startTraces({ endpoint, share: 0, followsProxy: true });
  const database = traces.traceStatements(context.database);
  const app = await createApp({ ...context, database });
  onTestFinished(() => app.close());
  traces.traceRequests(app);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const follow = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/api/members/${host.memberId}/follow`,
      payload: {},
      headers: { authorization: `Bearer ${reader.token}`, ...headers },
    });
  expect((await follow({ traceparent: `00-${traceId}-b7ad6b7169203331-01` })).statusCode).toBe(201);
  // Not chosen: the share is 0, and nobody before us has decided otherwise.
  await app.inject({ method: 'GET', url: '/api/categories/small' });
  await traces.stop();
  expect(received.map(({ path }) => path)).toEqual(['/v1/traces']);
  const text = received[0]?.text ?? '';
  expect(text).toContain('POST /api/members/:memberId/follow');
  expect(text).toContain('select_active_session');
  expect(text).toContain('begin');
  expect(text).toContain('commit');
  expect(text).not.toContain('/api/categories/small');
  expect(text).not.toContain(`members/${host.memberId}/`);
  const idBytes = Buffer.from(traceId, 'hex').toString('latin1');
  expect(text.split(idBytes).length - 1).toBeGreaterThan(4);
});

// covers O5
test('without a proxy of ours before it, nobody decides from outside what is traced', async () => {
  const { endpoint, received } = await startCollector();
  const { context } = await startTestAppForTest({});
  const traces = startTraces({ endpoint, share: 0, followsProxy: false });
  const app = await createApp(context);
  onTestFinished(() => app.close());
  traces.traceRequests(app);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await app.inject({ method: 'GET', url: '/api/categories/small', headers: { traceparent } });
  await traces.stop();
  expect(received).toEqual([]);
});
