import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { DatabaseConnection } from '#server/database/database.ts';

/** What becomes of a connection: handed on, taken and never answered, or closed at once. */
type Manner = 'relays' | 'hangs' | 'closes';

export type TcpRelay = {
  connection: DatabaseConnection;
  /** How many connections came so far. */
  accepted(): number;
  /** For the connections there are as well: what was sent meanwhile arrives when it relays again. */
  becomes(manner: Manner): void;
  close(): Promise<void>;
};

/** Stands before PostgreSQL as the network does, and fails as the network does. */
export async function startTcpRelay(target: DatabaseConnection): Promise<TcpRelay> {
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
    connection: { ...target, host: '127.0.0.1', port },
    accepted: () => accepted,
    becomes: (next) => {
      manner = next;
      for (const [near, far] of pairs) treat(near, far);
    },
    close: async () => {
      for (const near of pairs.keys()) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A host that is a folder holds a socket, as the driver has it. */
function reach({ host = '127.0.0.1', port = 5432 }: DatabaseConnection): Socket {
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
}
