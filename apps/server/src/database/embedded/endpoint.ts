import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConnection } from '../database.ts';

export interface Endpoint {
  readonly connection: DatabaseConnection;
  readonly password: string | undefined;
  readonly settings: readonly string[];
  readonly authentication: readonly string[];
  release(): void;
}

export function socketEndpoint(clusterPath: string): Endpoint {
  const { folder, release } = shortenPath(clusterPath);
  return {
    connection: { host: folder, port: 5432 },
    password: undefined,
    settings: ['listen_addresses=', 'port=5432', 'unix_socket_directories=.'],
    authentication: ['--auth-local=trust', '--auth-host=reject'],
    release,
  };
}

export async function loopbackEndpoint(dataDir: string): Promise<Endpoint> {
  const port = await findFreePort();
  const passwordFile = join(dataDir, 'postgres-password');
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), {
      mode: 0o600,
      flush: true,
    });
  }
  const password = readFileSync(passwordFile, 'utf8');
  return {
    connection: { host: '127.0.0.1', port, password },
    password,
    settings: ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='],
    authentication: ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    release: () => {},
  };
}

// The path of a Unix socket may have 104 to 108 bytes, depending on the system. The socket's file
// name needs 14 of them.
const MAX_FOLDER_BYTES = 88;

function shortenPath(path: string): { folder: string; release: () => void } {
  if (Buffer.byteLength(path) <= MAX_FOLDER_BYTES) return { folder: path, release: () => {} };
  // In a shared folder, another user could create a link under a predictable name first. So use a
  // random name.
  const privateFolder = mkdtempSync(
    join(Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp', 'azit-'),
  );
  const folder = join(privateFolder, 'pg');
  symlinkSync(path, folder);
  return { folder, release: () => rmSync(privateFolder, { recursive: true, force: true }) };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
