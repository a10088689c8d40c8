import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, ConfigError, readConfig } from './runtime/config.ts';
import { isDiskFull } from './runtime/disk-reserve.ts';
import { requireFreePort } from './runtime/listening.ts';
import type { RunningServer } from './server.ts';

const STOP_LIMIT_MS = 10_000;
/**
 * One Ctrl-C arrives twice, from the terminal and from npm. The second signal must not force an
 * exit.
 */
const SAME_SIGNAL_MS = 1_000;
const CRASH_LIMIT_MS = 5_000;
/**
 * Exit code 1 means that the server refused to start, for example because of a setting; starting it
 * again would not help. A crash needs another code, so that a supervisor restarts it.
 */
const CRASHED = 70;

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  await requireFreePort(config);
  const logging = openLog(config);
  const starting = start(config, logging);
  stopOnCrash(starting, logging);
  const isStopping = stopOnSignal(starting, STOP_LIMIT_MS + config.drainMs);
  const server = await starting;
  if (isStopping()) return;
  const { welcome, welcomeWorker } = await import('./welcome.ts');
  process.stdout.write(
    config.role === 'worker'
      ? welcomeWorker(server.address)
      : welcome(config, server.address, {
          hasDemo: server.hasDemo,
          isTerminal: Boolean(process.stdout.isTTY),
        }),
  );
}

/**
 * Import the server after checking the settings: loading takes time, and invalid settings must fail
 * fast.
 */
async function start(config: Config, logging: Promise<FastifyBaseLogger>): Promise<RunningServer> {
  const { startServer } = await import('./server.ts');
  return startServer(config, await logging);
}

async function openLog({ logFormat, logLevel }: Config): Promise<FastifyBaseLogger> {
  const { createLogger, textDestination } = await import('./runtime/logger.ts');
  return logFormat === 'json'
    ? createLogger(logLevel)
    : createLogger(
        logLevel,
        textDestination((text) => process.stdout.write(text)),
      );
}

/**
 * After an uncaught exception the state is unknown, so finish requests and exit; the supervisor
 * restarts the process.
 */
function stopOnCrash(starting: Promise<RunningServer>, logging: Promise<FastifyBaseLogger>): void {
  let isCrashed = false;
  process.on('uncaughtException', async (error, origin) => {
    if (isCrashed) return;
    isCrashed = true;
    setTimeout(() => process.exit(CRASHED), CRASH_LIMIT_MS);
    (await logging).fatal({ err: error }, `${origin}, stopping`);
    const { redact } = await import('./runtime/logger.ts');
    process.stderr.write(`azit: ${origin}: ${redact(String(error)).split('\n', 1)}\n`);
    const server = await starting.catch(() => undefined);
    await server?.finishRequests();
    await server?.stop();
    process.exit(CRASHED);
  });
}

/** Wait for a running start: otherwise the PostgreSQL that it launched would run on. */
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

const FULL =
  'DATA_DIR 의 디스크가 가득 차서 시작하지 못했어요. 자리를 비운 뒤 다시 시작해 주세요. ' +
  '(The disk of DATA_DIR is full: make room, then start again.)';

function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isDiskFull(error) ? FULL : error.message;
}
