import type { FastifyReply } from 'fastify';

export function addVary(reply: FastifyReply, name: string): void {
  const named = reply.getHeader('Vary');
  reply.header('Vary', named === undefined ? name : `${named}, ${name}`);
}
