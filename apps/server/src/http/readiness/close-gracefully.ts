import type { FastifyInstance } from 'fastify';

const CLOSE_LIMIT_MS = 6_000;

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
