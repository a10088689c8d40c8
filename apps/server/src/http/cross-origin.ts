import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const EXPOSED = ['Authorization', 'Refresh', 'Retry-After', 'X-Request-Id'];

/** Lets pages of these origins call the API, and replies to their preflights. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    exposedHeaders: EXPOSED,
    // Without `allowedHeaders` the preflight allows every requested header.
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
  });
}

/**
 * The same for read-only routes, which get no preflight. Sets the headers directly because the plugin
 * is slower.
 */
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
