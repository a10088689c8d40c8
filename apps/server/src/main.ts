import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from './runtime/config.ts';
import { requireFreePort } from './runtime/listening.ts';
import type { RunningServer } from './server.ts';
import { explainStartFailure } from './start-failure.ts';

const STOP_LIMIT_MS = 10_000;
/** One Ctrl-C reaches the process twice: from the terminal and through npm. */
const SAME_SIGNAL_MS = 1_000;

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  await requireFreePort(config);
  const starting = start(config);
  const isStopping = stopOnSignal(starting, STOP_LIMIT_MS + config.drainMs);
  const server = await starting;
  if (isStopping()) return;
  const { welcome, welcomeWorker } = await import('./welcome.ts');
  process.stdout.write(
    config.role === 'worker'
      ? welcomeWorker(server.address)
      : welcome(config, server.address, server.hasDemo),
  );
}

/** Reading the program takes longer than refusing a bad setting or a taken port, so it comes last. */
async function start(config: Config): Promise<RunningServer> {
  const { createLogger } = await import('./runtime/logger.ts');
  const { startServer } = await import('./server.ts');
  return startServer(config, createLogger(config.logLevel));
}

/**
 * The first signal lets what is under way finish, also a start: the database it began would live on
 * alone. A later one ends the process at once. Returns whether a signal came.
 */
function stopOnSignal(starting: Promise<RunningServer>, limitMs: number): () => boolean {
  let stoppingSince: number | undefined;
  const stop = async () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), limitMs).unref();
    const server = await starting.catch(() => undefined);
    // A start that fails says so itself and ends the process.
    if (server === undefined) return;
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return () => stoppingSince !== undefined;
}

main().catch((error: unknown) => {
  const line = error instanceof ConfigError ? error.message : explainStartFailure(error);
  process.stderr.write(`azit: ${line}\n`);
  process.exit(1);
});
