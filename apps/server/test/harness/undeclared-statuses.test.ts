import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { recordUndeclaredStatuses } from './undeclared-statuses.ts';

test('a reply status is recorded only if the contract does not declare that status', async () => {
  const app = Fastify();
  const undeclared = recordUndeclaredStatuses(app);
  app.get('/api/categories/small', async (request, reply) => {
    return reply.code(Number(request.headers['x-status'])).send();
  });
  for (const status of ['200', '503', '418']) {
    await app.inject({ url: '/api/categories/small', headers: { 'x-status': status } });
  }
  expect([...undeclared]).toEqual(['GET /api/categories/small 418']);
});
