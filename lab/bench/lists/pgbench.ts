import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import type { Statement } from '../../../apps/server/src/database/statement.ts';
import type { Figures } from '../../client/load.ts';

const CLIENTS = 8;
const SECONDS = 2;

export type Limit = { statement: Statement; values: Readonly<Record<string, string | number>> };

const usual = [
  '/usr/bin/pgbench',
  ...[18, 17, 16, 15].map((v) => `/usr/lib/postgresql/${v}/bin/pgbench`),
];

export function findPgbench(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':').map((folder) => join(folder, 'pgbench'));
  return [...onPath, ...usual].find((file) => existsSync(file));
}

export async function pgbenchLimit(
  pgbench: string,
  connection: DatabaseConnection,
  statements: Limit[],
): Promise<Figures> {
  const variables: Record<string, string | number> = {};
  const text = statements.map(({ statement, values }, index) => {
    for (const [position, name] of statement.parameterOrder.entries()) {
      variables[`v${index}_${position + 1}`] = values[name] ?? '';
    }
    const named = statement.text.replaceAll(/\$(\d+)/g, `:v${index}_$1`);
    return `${named.replaceAll(/\s*\n\s*/g, ' ').trim()};`;
  });
  return runPgbench(pgbench, connection, `${text.join('\n')}\n`, variables);
}

export async function runPgbench(
  pgbench: string,
  connection: DatabaseConnection,
  text: string,
  variables: Readonly<Record<string, string | number>>,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'azit-pgbench-'));
  const script = join(folder, 'script.sql');
  writeFileSync(script, text);
  const given = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const { host = '', port = 5432, user = '', database = '' } = connection;
  const where = ['-h', host, '-p', String(port), '-U', user, database];
  const how = ['-n', '-M', 'prepared', '-c', `${CLIENTS}`, '-j', '1', '-T', `${SECONDS}`];
  try {
    const run = promisify(execFile);
    const { stdout } = await run(pgbench, [...how, '-f', script, ...given, ...where]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    return { perSecond, p50: Number.NaN, p99: Number.NaN };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
