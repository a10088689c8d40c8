import { PassThrough } from 'node:stream';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { expect, test } from 'vitest';
import { addRequestIdHeader, readRequestId } from '#server/http/request-id.ts';
import { logRequests } from '#server/http/request-log.ts';
import { createLogger } from '#server/runtime/logger.ts';

async function readIds(headers: Record<string, string>) {
  const lines = new PassThrough();
  const loggerInstance: FastifyBaseLogger = createLogger('info', lines);
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({ loggerInstance, logController, genReqId: readRequestId });
  addRequestIdHeader(app);
  logRequests(app);
  app.get('/', async () => 'ok');
  const reply = await app.inject({ url: '/', headers });
  await app.close();
  const { reqId } = JSON.parse(lines.read().toString().split('\n')[0]);
  return { replied: reply.headers['x-request-id'], logged: reqId };
}

// covers O3 (docs/coverage-statements.md)
test.each(['4f2a9c1b-77aa-4c3e-9d0e-1b2c3d4e5f60', 'C0A80001:9F3A_00000000:01BB_6919'])(
  'the request id %s from a proxy is in the reply and in the log',
  async (id) => {
    expect(await readIds({ 'x-request-id': id })).toEqual({ replied: id, logged: id });
  },
);

test.each(['', 'short', 'a b c d e f g h', 'x'.repeat(65), '"}{"level":60', 'minji@example.com'])(
  'a request id like %j from a proxy is replaced by a new id',
  async (id) => {
    const { replied, logged } = await readIds({ 'x-request-id': id });
    expect(replied).toMatch(/^[0-9a-f]{12}$/);
    expect(logged).toBe(replied);
  },
);
