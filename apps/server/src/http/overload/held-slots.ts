import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Release } from '#server/limits/slots.ts';

const held = new WeakMap<FastifyRequest, Release[]>();

/** Holds a slot until the reply is ready, even if the client has disconnected. */
export function holdSlot(request: FastifyRequest, release: Release): void {
  const releases = held.get(request);
  if (releases === undefined) held.set(request, [release]);
  else releases.push(release);
}

/** Call this before writing a reply past Fastify; `releaseSlotsWithReply` covers all other replies. */
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
