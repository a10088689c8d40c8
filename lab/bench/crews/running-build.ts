import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { sender } from '../../client/sender.ts';
import { startMeasuredServer } from '../worlds/measured-server.ts';
import { type CrewAct, VIEWERS } from './crew-requests.ts';

export type RunningBuild = {
  run(act: CrewAct, nth: number): Promise<number>;
  stop(): Promise<void>;
};

export async function startBuild(
  connection: DatabaseConnection,
  release?: string,
): Promise<RunningBuild> {
  const server = await startMeasuredServer(connection, 'off', VIEWERS, release);
  const { send, close } = sender(server.port);
  const tokens = new Map(server.viewers.map(({ memberId, token }) => [memberId, token]));
  const findToken = (memberId: number) => tokens.get(memberId) ?? '';
  return {
    run: async ({ request, isMissing }, nth) => {
      const bytes = request(nth, findToken);
      const started = performance.now();
      await send(bytes, isMissing ? '404' : '20');
      return performance.now() - started;
    },
    stop: () => {
      close();
      return server.stop();
    },
  };
}
