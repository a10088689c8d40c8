import { connect } from 'node:net';
import pg from 'pg';
import type { DatabaseConnection } from '../apps/server/src/database/database.ts';
import { type Act, actsOf } from './growth-requests.ts';
import { spentBy } from './in-turns.ts';
import { exchange } from './load.ts';
import { startMeasuredServer } from './measured-server.ts';

const VIEWERS = 40;

export type MeasuredWorld = {
  acts: Act[];
  /** Milliseconds PostgreSQL computes for one turn. */
  ask(act: Act, nth: number): Promise<number>;
  stop(): Promise<void>;
};

/** The program on one world, asked by one connection. */
export async function openWorld(connection: DatabaseConnection): Promise<MeasuredWorld> {
  // Without jobs: they compute on the same connections, and would change a world that is kept.
  process.env.ROLE = 'web';
  const server = await startMeasuredServer(connection, 'off', VIEWERS);
  const client = new pg.Client(connection);
  await client.connect();
  return {
    acts: await actsOf(client, server.viewers),
    ask: async (act, nth) => {
      const { request, undo } = act.turnOf(nth);
      const before = await spentByPool(client);
      await send(server.port, request);
      const after = await spentByPool(client);
      if (undo !== undefined) await send(server.port, undo);
      return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
    },
    stop: async () => {
      await client.end();
      await server.stop();
    },
  };
}

/** A connection for each: the server closes one that is silent while another world has its turn. */
async function send(port: number, request: Buffer): Promise<void> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  try {
    const { head, body } = await exchange(socket, request);
    if (!head.startsWith('HTTP/1.1 20')) throw new Error(`${head}\n${body}`);
  } finally {
    socket.destroy();
  }
}

/** Of every connection of the server. */
async function spentByPool(client: pg.Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = 'azit'`,
  );
  return new Map(rows.map(({ pid }) => [pid, spentBy(pid)]));
}
