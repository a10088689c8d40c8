import type { FastifyInstance } from 'fastify';

const CLOSE_LIMIT_MS = 6_000;

/** Lets running requests finish; closes the remaining connections after 6 s. */
export async function closeGracefully(
  app: FastifyInstance,
  limitMs = CLOSE_LIMIT_MS,
): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), limitMs);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
