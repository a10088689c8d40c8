import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { exchange } from '../../client/load.ts';

// The load generator of bench:flood, in a separate process: every connection sends its next request
// as soon as the previous reply has arrived.

type Flood = { port: number; requests: string[]; connections: number };

const RECONNECT_MS = 200;

process.once('message', ({ port, requests, connections }: Flood) => {
  const statuses: Record<string, number> = {};
  const buffers = requests.map((request) => Buffer.from(request, 'latin1'));
  let turn = 0;
  let isOver = false;

  async function flood(): Promise<void> {
    let socket: Socket | undefined;
    while (!isOver) {
      socket ??= connect(port, '127.0.0.1').setNoDelay(true);
      const request = buffers[turn++ % buffers.length] ?? Buffer.alloc(0);
      try {
        const { head } = await exchange(socket, request);
        const status = head.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (/^connection: close/im.test(head)) throw new Error('closed');
      } catch {
        socket.destroy();
        socket = undefined;
        await delay(RECONNECT_MS);
      }
    }
  }

  for (let made = 0; made < connections; made += 1) void flood();
  process.once('message', () => {
    isOver = true;
    process.send?.(statuses, () => process.exit(0));
  });
});
process.once('disconnect', () => process.exit(1));
process.send?.('ready');
