import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Replicas, replicaReader } from '#server/database/replicas/open-replicas.ts';
import { startTraces } from '#server/traces.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
/** The flag 01 at the end means that the proxy has decided to trace. */
const TRACE_PARENT = `00-${TRACE_ID}-b7ad6b7169203331-01`;

/** The body is binary. Latin-1 decodes every byte, so that tests can search for names in it. */
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

// covers O5 (docs/coverage-statements.md)
test('request and statement spans are exported under the trace id of the proxy', async () => {
  const { endpoint, received } = await startCollector();
  const { context } = await startTestAppForTest({});
  const [reader, host] = [await createMember(context), await createMember(context)];
  const traces = startTraces({ endpoint, share: 0, followsProxy: true });
  const database = traces.traceStatements(context.database, 'primary');
  const app = await createApp({ ...context, database }, traces);
  onTestFinished(() => app.close());
  const follow = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/api/members/${host.memberId}/follow`,
      payload: {},
      headers: { authorization: `Bearer ${reader.token}`, ...headers },
    });
  expect((await follow({ traceparent: TRACE_PARENT })).statusCode).toBe(201);
  // The sampling ratio is 0 and no caller requests a trace, so this request is not sampled.
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
  const idBytes = Buffer.from(TRACE_ID, 'hex').toString('latin1');
  expect(text.split(idBytes).length - 1).toBeGreaterThan(4);
});

// covers O5 (docs/coverage-statements.md)
test('the trace header of a caller is ignored without a trusted proxy', async () => {
  const { endpoint, received } = await startCollector();
  const { context } = await startTestAppForTest({});
  const traces = startTraces({ endpoint, share: 0, followsProxy: false });
  const app = await createApp(context, traces);
  onTestFinished(() => app.close());
  const headers = { traceparent: TRACE_PARENT };
  await app.inject({ method: 'GET', url: '/api/categories/small', headers });
  await traces.stop();
  expect(received).toEqual([]);
});

// covers O5 (docs/coverage-statements.md)
test('the trace span of a response from the cache is marked as cached', async () => {
  const { endpoint, received } = await startCollector();
  const { context } = await startTestAppForTest({});
  const traces = startTraces({ endpoint, share: 0, followsProxy: true });
  const app = await createApp(context, traces);
  onTestFinished(() => app.close());
  const url = '/api/clubs/category?cl=2';
  await app.inject({ url });
  const cached = await app.inject({ url, headers: { traceparent: TRACE_PARENT } });
  expect(cached.statusCode).toBe(200);
  await traces.stop();
  expect(received[0]?.text).toContain('GET /api/clubs/category');
  expect(received[0]?.text).toContain('azit.reply.kept');
});

// covers O5 (docs/coverage-statements.md)
test('the span of a statement names the replica or the primary as its server', async () => {
  const { endpoint, received } = await startCollector();
  const { context } = await startTestAppForTest({});
  const reader = await createMember(context);
  const traces = startTraces({ endpoint, share: 0, followsProxy: true });
  const primary = traces.traceStatements(context.database, 'primary');
  const replica = {
    database: traces.traceStatements(context.database, 'replica 1'),
    replayed: 1n,
    hadAllAt: 0,
  };
  const replicas: Replicas = {
    readerFor: () => replicaReader(primary, replica),
    note: () => {},
    currentPosition: async () => 1n,
    lags: () => [0],
    stop: async () => {},
  };
  const app = await createApp({ ...context, database: primary, replicas }, traces);
  onTestFinished(() => app.close());
  const url = `/api/members/${reader.memberId}`;
  const headers = { authorization: `Bearer ${reader.token}`, traceparent: TRACE_PARENT };
  expect((await app.inject({ url, headers })).statusCode).toBe(200);
  await traces.stop();
  // The collector receives spans in the order in which they end, so the session check on the
  // primary comes before the read on the replica.
  expect(received[0]?.text).toMatch(
    /select_active_session.*azit\.database.*primary.*select_member.*azit\.database.*replica 1/s,
  );
});
