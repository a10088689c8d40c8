import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from './runtime/config.ts';
import { createLogger } from './runtime/logger.ts';
import { type RunningServer, startServer } from './server.ts';
import { explainStartFailure } from './start-failure.ts';
import { welcome, welcomeWorker } from './welcome.ts';

const STOP_LIMIT_MS = 10_000;
/** One Ctrl-C reaches the process twice: from the terminal and through npm. */
const SAME_SIGNAL_MS = 1_000;

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const server = await startServer(config, log);
  stopOnSignal(server);
  process.stdout.write(
    config.role === 'worker'
      ? welcomeWorker(server.address)
      : welcome(config, server.address, server.hasDemo),
  );
}

/** The first signal lets what is under way finish; a later one ends the process at once. */
function stopOnSignal(server: RunningServer) {
  let stoppingSince: number | undefined;
  const stop = async () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  const line = error instanceof ConfigError ? error.message : explainStartFailure(error);
  process.stderr.write(`azit: ${line}\n`);
  process.exit(1);
});
