import { connect, type Socket } from 'node:net';
import { exchange } from './load.ts';

/** Sends one request after another on one connection. */
export function sender(port: number) {
  let socket: Socket | undefined;
  return {
    send: async (request: Buffer, status = '20'): Promise<void> => {
      if (socket === undefined || socket.destroyed) {
        socket = connect(port, '127.0.0.1').setNoDelay(true);
      }
      const { head, body } = await exchange(socket, request);
      if (!head.startsWith(`HTTP/1.1 ${status}`)) throw new Error(`${head}\n${body}`);
    },
    close: () => socket?.destroy(),
  };
}
