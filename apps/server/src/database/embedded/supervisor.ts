import { setTimeout as delay } from 'node:timers/promises';
import { clusterName } from './cluster-processes.ts';
import {
  type Postmaster,
  type PostmasterOptions,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { stopLeftovers } from './stop-leftovers.ts';

const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 5_000;

export async function supervise(options: PostmasterOptions) {
  const { clusterPath, log } = options;
  const name = clusterName(clusterPath);
  const stopping = new AbortController();
  let current: Postmaster | undefined;

  async function launch(): Promise<Postmaster> {
    await stopLeftovers({ clusterPath, name, log });
    stopping.signal.throwIfAborted();
    const settings = [...options.settings, `cluster_name=${name}`];
    current = startPostmaster({ ...options, settings });
    await current.waitUntilReady();
    return current;
  }

  async function restartOnExit(first: Postmaster): Promise<void> {
    let running: Postmaster | undefined = first;
    while (running !== undefined) {
      await running.exited;
      if (stopping.signal.aborted) return;
      log.error('embedded PostgreSQL ended unexpectedly, starting it again');
      running = await retryUntilStopped(launch, stopping.signal, log);
      if (running !== undefined) log.info('embedded PostgreSQL is back');
    }
  }

  const stopAtExit = () => current?.process.kill('SIGINT');
  process.once('exit', stopAtExit);

  async function end(): Promise<void> {
    stopping.abort();
    if (current !== undefined) await stopPostmaster(current, options);
    process.removeListener('exit', stopAtExit);
  }

  try {
    const loop = restartOnExit(await launch());
    return {
      postmasterPid: () => current?.process.pid,
      stop: async () => {
        await end();
        await loop;
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function retryUntilStopped(
  launch: () => Promise<Postmaster>,
  stopping: AbortSignal,
  log: PostmasterOptions['log'],
): Promise<Postmaster | undefined> {
  for (let pause = FIRST_PAUSE_MS; !stopping.aborted; pause *= 2) {
    try {
      return await launch();
    } catch (error) {
      if (stopping.aborted) break;
      log.error({ err: error }, 'embedded PostgreSQL does not come back yet');
      const wait = Math.min(pause, MAX_PAUSE_MS);
      await delay(wait, undefined, { signal: stopping }).catch(() => {});
    }
  }
  return undefined;
}
