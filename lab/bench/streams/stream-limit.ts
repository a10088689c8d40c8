import { connect } from 'node:net';
import { exchange, httpGet } from '../../client/load.ts';
import { openEventStream } from '../../client/stream-client.ts';
import { requireThat } from '../../processes/require-that.ts';
import type { MeasuredServer } from '../worlds/measured-server.ts';

/**
 * Checks the limit of streams on a server with one free stream: the next stream opens, a further
 * one is refused, and one opens again after a stream was closed. Returns the reply to the refused
 * client.
 */
export async function checkLimit(server: MeasuredServer, held: number): Promise<string> {
  const { port, viewers } = server;
  const [last, other] = viewers.slice(held);
  if (last === undefined || other === undefined) throw new Error('two viewers are missing');
  const open = (token: string) => openEventStream(port, token, () => {});
  const close = await open(last.token);
  const started = performance.now();
  const refusal = await readRefusal(port, other.token);
  const ms = performance.now() - started;
  requireThat(refusal.startsWith('503'), `one stream too many was answered ${refusal}`);
  close();
  const closeOther = await open(other.token);
  closeOther();
  return `${refusal}, ${ms.toFixed(0)} ms`;
}

async function readRefusal(port: number, token: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  try {
    const { head } = await exchange(socket, httpGet('/api/stream', token));
    const status = head.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3);
    return `${status}, Retry-After ${/retry-after: (\d+)/i.exec(head)?.[1]}`;
  } finally {
    socket.destroy();
  }
}
