import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const EXPOSED = ['Authorization', 'Refresh', 'Retry-After', 'X-Request-Id'];

/** Lets the pages of these origins call and read; answers their preflights. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    exposedHeaders: EXPOSED,
    // Without a list of its own, the preflight allows every header it asks for.
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
  });
}

/**
 * The same for routes that are only read, where no preflight arrives: its headers, which are the same
 * for every request but one, without the plugin's way to them.
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
