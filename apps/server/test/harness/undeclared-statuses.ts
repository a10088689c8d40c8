import { mayBeUnchanged, refusedStatuses } from '@azit/contract/endpoint-status';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#test/guarantees/endpoints.ts';

const declared = new Map(
  endpoints.map((endpoint) => [
    `${endpoint.method} ${endpoint.path}`,
    new Set([
      endpoint.status as number,
      ...(endpoint.repeatedStatus ? [endpoint.repeatedStatus] : []),
      ...(mayBeUnchanged(endpoint) ? [304] : []),
      ...refusedStatuses(endpoint),
    ]),
  ]),
);

export function recordUndeclaredStatuses(app: FastifyInstance): ReadonlySet<string> {
  const undeclared = new Set<string>();
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const call = `${method} ${routeOptions.url}`;
    if (declared.get(call)?.has(statusCode) === false) undeclared.add(`${call} ${statusCode}`);
  });
  return undeclared;
}
