import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const EXPOSED = ['Authorization', 'Refresh', 'Retry-After', 'X-Request-Id'];

export async function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    exposedHeaders: EXPOSED,
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
  });
}

/** Set the headers directly: the CORS plugin is slower, and reads need no preflight reply. */
export function allowOriginsToRead(app: FastifyInstance, origins: readonly string[]) {
  const headers = {
    vary: 'Origin',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED.join(', '),
  };
  const allowed = new Set(origins);
  app.addHook('onRequest', ({ headers: { origin } }, reply, next) => {
    reply.headers(headers);
    if (origin !== undefined && allowed.has(origin)) {
      reply.header('access-control-allow-origin', origin);
    }
    next();
  });
}
