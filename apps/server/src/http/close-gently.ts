import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 6_000;

/** Lets what is under way finish; a client that never ends its request is cut off after a while. */
export async function closeGently(app: FastifyInstance, patienceMs = PATIENCE_MS): Promise<void> {
  const limit = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(limit);
  }
}
