import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, serverBusy } from '#server/runtime/refusal.ts';
import { addressSubject } from '../client-address.ts';
import { writeRefusal } from './broken-request.ts';

export type ConnectionLimits = {
  inAll: number;
  /** Undefined behind a proxy: then every connection comes from the proxy's own address. */
  perAddress: number | undefined;
};

/** A refused connection is open for a moment too: beyond so many more, it gets no reply. */
const REFUSED_AT_ONCE = 256;

/** Refuses connections above the limits, with a reply, before anything is read from them. */
export function limitConnections(server: Server, limits: ConnectionLimits) {
  const accept = server.listeners('connection');
  const perAddress = new Map<string, number>();
  let inAll = 0;
  server.maxConnections = limits.inAll + REFUSED_AT_ONCE;
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const address = addressSubject(socket.remoteAddress ?? '');
    const own = perAddress.get(address) ?? 0;
    if (inAll >= limits.inAll) return refuse(socket, serverBusy());
    if (own >= (limits.perAddress ?? Number.POSITIVE_INFINITY)) return refuse(socket, tooMany());
    inAll += 1;
    perAddress.set(address, own + 1);
    socket.once('close', () => {
      inAll -= 1;
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
    for (const listener of accept) listener.call(server, socket);
  });
}

function refuse(socket: Socket, refusal: Refusal) {
  socket.on('error', () => socket.destroy());
  writeRefusal(socket, refusal);
}

function tooMany(): Refusal {
  const message = '연결이 너무 많아요. 잠시 후 다시 시도해 주세요.';
  return new Refusal(429, 'RATE_LIMITED', message, { retryAfterSeconds: 5 });
}
