import { contract } from '@azit/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/runtime/refusal.ts';

const known = Object.values(contract).flatMap((domain) =>
  Object.values(domain).map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  })),
);

/** Under `/api`: 405 where only the method is wrong, else 404, always in the error shape. */
export function refuseUnknownCall(request: FastifyRequest, reply: FastifyReply): never {
  const path = request.url.split('?', 1)[0] ?? '';
  const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (allowed.length === 0) {
    throw new Refusal(404, 'ROUTE_NOT_FOUND', '요청한 주소를 찾을 수 없어요.');
  }
  reply.header('Allow', [...new Set(allowed)].join(', '));
  throw new Refusal(405, 'METHOD_NOT_ALLOWED', '이 주소에서는 할 수 없는 요청이에요.');
}
