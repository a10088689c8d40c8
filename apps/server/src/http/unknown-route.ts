import { contract } from '@azit/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/runtime/refusal.ts';
import { badAddress } from './error-handler.ts';

const known = Object.values(contract).flatMap((domain) =>
  Object.values(domain).map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  })),
);

export function refuseUnknownCall(request: FastifyRequest, reply: FastifyReply): never {
  const path = request.url.split('?', 1)[0] ?? '';
  const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (allowed.length === 0) {
    throw new Refusal(404, 'ROUTE_NOT_FOUND', '요청한 주소를 찾을 수 없어요.');
  }
  if (allowed.some((method) => method === request.method)) throw badAddress();
  reply.header('Allow', [...new Set(allowed)].join(', '));
  throw new Refusal(405, 'METHOD_NOT_ALLOWED', '이 주소에서는 할 수 없는 요청이에요.');
}

/**
 * The CORS plugin replies in plain text to OPTIONS without preflight headers, but all errors must
 * be JSON.
 */
export function refuseBareOptions(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    const { origin, 'access-control-request-method': wanted } = request.headers;
    if (request.method === 'OPTIONS' && (origin === undefined || wanted === undefined)) {
      refuseUnknownCall(request, reply);
    }
    next();
  });
}
