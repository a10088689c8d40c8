import { connect } from 'node:net';

export type StreamedEvent = { name: string; data: string };

/**
 * With read replicas, an event has an id: the replication position that a replica must have reached
 * before the client reads from it.
 */
const EVENT = /event: (\w+)\n(?:id: .*\n)?data: (.*)\n\n/g;

export function openEventStream(
  port: number,
  token: string,
  onEvent: (event: StreamedEvent) => void,
  onEnd = () => {},
  localAddress = '127.0.0.1',
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    let unread = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      const head = ['GET /api/stream HTTP/1.1', 'host: bench', `authorization: Bearer ${token}`];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    });
    socket.on('error', reject);
    socket.once('close', () => {
      onEnd();
      reject(new Error(`a stream ended: ${unread}`));
    });
    let isAccepted = false;
    socket.on('data', (chunk) => {
      unread += chunk.toString('latin1');
      isAccepted ||= unread.startsWith('HTTP/1.1 200');
      // The server leaves the connection of a refused request open, so close it here.
      if (!isAccepted) socket.destroy();
      for (const [, name = '', data = ''] of unread.matchAll(EVENT)) {
        onEvent({ name, data });
        resolve(() => socket.destroy());
      }
      unread = unread.slice(unread.lastIndexOf('\n\n') + 1);
    });
  });
}
