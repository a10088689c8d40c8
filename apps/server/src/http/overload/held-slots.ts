import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Leave } from '#server/limits/slots.ts';

const held = new WeakMap<FastifyRequest, Leave[]>();

/** The slot is left when the work for the reply is done, also if the client has gone meanwhile. */
export function holdSlot(request: FastifyRequest, leave: Leave): void {
  const slots = held.get(request);
  if (slots === undefined) held.set(request, [leave]);
  else slots.push(leave);
}

/** For code that writes a reply past Fastify; all other replies leave their slots by themselves. */
export function leaveSlots(request: FastifyRequest): void {
  for (const leave of held.get(request) ?? []) leave();
  held.delete(request);
}

export function leaveSlotsWithReply(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, _payload, next) => {
    leaveSlots(request);
    next();
  });
}
