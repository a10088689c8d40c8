import { connect } from 'node:net';

const EVENT = /event: \w+\ndata: .*\n\n/g;

/** Opens a stream; resolves to what closes it, when it has heard its first event. */
export function openEventStream(
  port: number,
  token: string,
  heard: () => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    let unread = '';
    const socket = connect(port, '127.0.0.1', () => {
      const head = ['GET /api/stream HTTP/1.1', 'host: bench', `authorization: Bearer ${token}`];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`a stream ended: ${unread}`)));
    socket.on('data', (chunk) => {
      unread += chunk.toString('latin1');
      for (const _ of unread.matchAll(EVENT)) {
        heard();
        resolve(() => socket.destroy());
      }
      unread = unread.slice(unread.lastIndexOf('\n\n') + 1);
    });
  });
}
