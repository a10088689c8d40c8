import pg from 'pg';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { sender } from '../../client/sender.ts';
import { type BenchViewer, startMeasuredServer } from '../worlds/measured-server.ts';
import { type Act, listActs } from './growth-requests.ts';

const VIEWERS = 40;

export type MeasuredWorld = {
  viewers: readonly BenchViewer[];
  acts: Act[];
  run(act: Act, nth: number): Promise<number>;
  stop(): Promise<void>;
};

export async function openWorld(connection: DatabaseConnection): Promise<MeasuredWorld> {
  // Run no background jobs: they would compete for database connections, and change a database that
  // later runs reuse.
  process.env.ROLE = 'web';
  const server = await startMeasuredServer(connection, 'off', VIEWERS);
  const { send, close } = sender(server.port);
  const client = new pg.Client(connection);
  await client.connect();
  const acts = await listActs(client, server.viewers);
  await client.end();
  return {
    viewers: server.viewers,
    acts,
    run: async (act, nth) => {
      const { request, undo } = act.turn(nth);
      const started = performance.now();
      await send(request);
      const taken = performance.now() - started;
      if (undo !== undefined) await send(undo);
      return taken;
    },
    stop: async () => {
      close();
      await server.stop();
    },
  };
}
