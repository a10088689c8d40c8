import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Log the route, not the URL, which may contain a secret. Never log a token, an e-mail address or
 * an IP address.
 */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, next) => {
    logReply(request, reply);
    next();
  });
}

export function logReply(request: FastifyRequest, reply: FastifyReply) {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'answered',
  );
}
