import type { FastifyReply } from 'fastify';

/** Names a request header that the reply depends on, next to those already named. */
export function addVary(reply: FastifyReply, name: string): void {
  const named = reply.getHeader('Vary');
  reply.header('Vary', named === undefined ? name : `${named}, ${name}`);
}
