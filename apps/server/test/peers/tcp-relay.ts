import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { DatabaseConnection } from '#server/database/database.ts';

type Manner = 'relays' | 'hangs' | 'closes';

export type TcpRelay = {
  connection: DatabaseConnection;
  accepted(): number;
  becomes(manner: Manner): void;
  leadsTo(target: DatabaseConnection): void;
  close(): Promise<void>;
};

export async function startTcpRelay(first: DatabaseConnection): Promise<TcpRelay> {
  let target = first;
  let manner: Manner = 'relays';
  let accepted = 0;
  const pairs = new Map<Socket, Socket>();

  function treat(near: Socket, far: Socket): void {
    if (manner === 'closes') near.destroy();
    if (manner === 'relays') near.pipe(far).pipe(near);
    if (manner === 'hangs') {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  const server = createServer((near) => {
    accepted += 1;
    const far = reach(target);
    pairs.set(near, far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.once('close', () => other.destroy());
    }
    near.once('close', () => pairs.delete(near));
    treat(near, far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    connection: { ...first, host: '127.0.0.1', port },
    accepted: () => accepted,
    becomes: (next) => {
      manner = next;
      for (const [near, far] of pairs) treat(near, far);
    },
    leadsTo: (next) => {
      target = next;
      for (const near of pairs.keys()) near.destroy();
    },
    close: async () => {
      for (const near of pairs.keys()) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** As in the driver, a folder as host means a Unix socket in that folder. */
function reach({ host = '127.0.0.1', port = 5432 }: DatabaseConnection): Socket {
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
}
