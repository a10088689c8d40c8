import { connect, type Socket } from 'node:net';
import { ExpectedFailure } from '../../scripts/project.mjs';
import { exchange } from './load.ts';

export type ConnectionPool = {
  send(request: Buffer): Promise<unknown>;
  close(): void;
};

export function connectionPool(port: number): ConnectionPool {
  const all: Socket[] = [];
  const idle: Socket[] = [];

  function open(): Socket {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    all.push(socket);
    return socket;
  }

  return {
    send: async (request) => {
      const socket = idle.pop() ?? open();
      const { head, body } = await exchange(socket, request);
      if (!head.startsWith('HTTP/1.1 2')) {
        const [status] = head.split('\r\n');
        throw new ExpectedFailure(`the server answered ${status}: ${body}`);
      }
      idle.push(socket);
      return JSON.parse(body.toString());
    },
    close: () => {
      for (const socket of all) socket.destroy();
    },
  };
}
