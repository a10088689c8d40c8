import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { TokenBuckets } from '#server/limits/token-buckets.ts';
import { Refusal, serverBusy } from '#server/runtime/refusal.ts';
import { addressSubject } from '../client-address.ts';
import { writeRefusal } from './malformed-request.ts';

export type ConnectionLimits = {
  total: number;
  /** Undefined behind a proxy, because all connections come from the proxy's address. */
  perAddress: number | undefined;
  limitsRate: boolean;
};

const MAX_REFUSED = 256;

/**
 * Limits new connections per address: a client that reconnects in a loop would fill the accept
 * queue and lock others out.
 */
const NEW_CONNECTIONS = { perSecond: 200, burst: 1_000 };

export function limitConnections(server: Server, limits: ConnectionLimits) {
  const accept = server.listeners('connection');
  const perAddress = new Map<string, number>();
  const newConnections = new TokenBuckets();
  let total = 0;
  const isTooFast = (address: string) =>
    limits.limitsRate && newConnections.take(address, NEW_CONNECTIONS) !== 0;
  server.maxConnections = limits.total + MAX_REFUSED;
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const address = addressSubject(socket.remoteAddress ?? '');
    const ofAddress = perAddress.get(address) ?? 0;
    if (isTooFast(address)) return socket.resetAndDestroy();
    if (total >= limits.total) return refuse(socket, serverBusy());
    if (ofAddress >= (limits.perAddress ?? Number.POSITIVE_INFINITY))
      return refuse(socket, tooMany());
    total += 1;
    perAddress.set(address, ofAddress + 1);
    socket.once('close', () => {
      total -= 1;
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
