import type { FastifyInstance } from 'fastify';

const CLOSE_LIMIT_MS = 6_000;

/** Lets requests under way finish; cuts off after 6 s a client that never ends its own. */
export async function closeGently(app: FastifyInstance, limitMs = CLOSE_LIMIT_MS): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), limitMs);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
