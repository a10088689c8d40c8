import type { FastifyInstance } from 'fastify';
import pino from 'pino';

/** Errors may quote what a person typed, so only their type, place and code are kept. */
function describeError(error: Error) {
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = error.stack?.split('\n').slice(1, 12).join('\n');
  return { type: error.constructor.name, code, message: redact(error.message), stack };
}

const SECRET_LIKE = /[\w.+-]+@[\w.-]+|[\w-]{20,}\.[\w-]+\.[\w-]+|[A-Za-z0-9_-]{32,}/g;

export function redact(text: string): string {
  return text.replaceAll(SECRET_LIKE, '[redacted]');
}

export function createLogger(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  });
}

/** One line per answered request: the route, never the URL, a token or an address. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
