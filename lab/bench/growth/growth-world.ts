import { connect, type Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { exchange } from '../../client/load.ts';
import { type BenchViewer, startMeasuredServer } from '../worlds/measured-server.ts';
import { type Act, actsOf } from './growth-requests.ts';

const VIEWERS = 40;

export type MeasuredWorld = {
  viewers: readonly BenchViewer[];
  acts: Act[];
  /** Milliseconds until the reply of one turn is there. */
  ask(act: Act, nth: number): Promise<number>;
  stop(): Promise<void>;
};

/** The program on one world, asked by one connection. */
export async function openWorld(connection: DatabaseConnection): Promise<MeasuredWorld> {
  // Without jobs: they compute on the same connections, and would change a world that is kept.
  process.env.ROLE = 'web';
  const server = await startMeasuredServer(connection, 'off', VIEWERS);
  const { send, close } = sender(server.port);
  const client = new pg.Client(connection);
  await client.connect();
  const acts = await actsOf(client, server.viewers);
  await client.end();
  return {
    viewers: server.viewers,
    acts,
    ask: async (act, nth) => {
      const { request, undo } = act.turnOf(nth);
      const begun = performance.now();
      await send(request);
      const taken = performance.now() - begun;
      if (undo !== undefined) await send(undo);
      return taken;
    },
    stop: async () => {
      close();
      await server.stop();
    },
  };
}

/** Sends on one connection for as long as the server keeps it. */
function sender(port: number) {
  let socket: Socket | undefined;
  return {
    send: async (request: Buffer): Promise<void> => {
      if (socket === undefined || socket.destroyed) {
        socket = connect(port, '127.0.0.1').setNoDelay(true);
      }
      const { head, body } = await exchange(socket, request);
      if (!head.startsWith('HTTP/1.1 20')) throw new Error(`${head}\n${body}`);
    },
    close: () => socket?.destroy(),
  };
}
