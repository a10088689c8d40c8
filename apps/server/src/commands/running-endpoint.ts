import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConnection } from '#server/database/database.ts';
import { socketEndpoint } from '#server/database/embedded/endpoint.ts';
import { CommandError } from './command-error.ts';

const PORT_LINE = 3;

/** Where the PostgreSQL of a running server listens. */
export function runningEndpoint(dataDir: string): {
  connection: DatabaseConnection;
  release: () => void;
} {
  const realPath = realpathSync(dataDir);
  const clusterPath = join(realPath, 'postgres');
  if (process.platform !== 'win32') return socketEndpoint(clusterPath);
  try {
    const port = Number(
      readFileSync(join(clusterPath, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE],
    );
    const password = readFileSync(join(realPath, 'postgres-password'), 'utf8');
    return { connection: { host: '127.0.0.1', port, password }, release: () => {} };
  } catch (cause) {
    throw new CommandError('서버가 아직 시작하는 중이에요. 잠시 후 다시 해 주세요.', { cause });
  }
}
