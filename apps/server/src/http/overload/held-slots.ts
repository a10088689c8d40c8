import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Release } from '#server/limits/slots.ts';

const held = new WeakMap<FastifyRequest, Release[]>();

export function holdSlot(request: FastifyRequest, release: Release): void {
  const releases = held.get(request);
  if (releases === undefined) held.set(request, [release]);
  else releases.push(release);
}

/**
 * Call before `reply.hijack`: `releaseSlotsWithReply` sees only the replies that Fastify itself
 * sends.
 */
export function releaseSlots(request: FastifyRequest): void {
  for (const release of held.get(request) ?? []) release();
  held.delete(request);
}

export function releaseSlotsWithReply(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, _payload, next) => {
    releaseSlots(request);
    next();
  });
}
