import { connect } from 'node:net';

export type StreamedEvent = { name: string; data: string };

/** Where there are replicas an event carries how far they must have come. */
const EVENT = /event: (\w+)\n(?:id: .*\n)?data: (.*)\n\n/g;

/** Opens a stream; resolves to what closes it, when it has heard its first event. */
export function openEventStream(
  port: number,
  token: string,
  heard: (event: StreamedEvent) => void,
  ended = () => {},
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    let unread = '';
    const socket = connect(port, '127.0.0.1', () => {
      const head = ['GET /api/stream HTTP/1.1', 'host: bench', `authorization: Bearer ${token}`];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    });
    socket.on('error', reject);
    socket.once('close', () => {
      ended();
      reject(new Error(`a stream ended: ${unread}`));
    });
    let isAccepted = false;
    socket.on('data', (chunk) => {
      unread += chunk.toString('latin1');
      isAccepted ||= unread.startsWith('HTTP/1.1 200');
      // A refused request leaves its connection open.
      if (!isAccepted) socket.destroy();
      for (const [, name = '', data = ''] of unread.matchAll(EVENT)) {
        heard({ name, data });
        resolve(() => socket.destroy());
      }
      unread = unread.slice(unread.lastIndexOf('\n\n') + 1);
    });
  });
}
