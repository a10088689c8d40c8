import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '#server/commands/command-error.ts';
import { connectAlone, connectToRunningOrOwn } from '#server/commands/connect.ts';
import { isDatabaseUnavailable } from '#server/database/database-error.ts';
import { ConfigError } from '#server/runtime/config.ts';
import { DataDirectoryInUseError } from '#server/runtime/data-directory-lock.ts';
import { backUp } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { withPlaces } from './open-storage.ts';
import { restore } from './restore.ts';

export type Outcome = { exitCode: number; out: string; complaint: string };

const USAGE = `npm run backup -- <파일>               지금 이 순간을 파일 하나에 담아요
npm run restore -- <파일> [--replace]   빈 데이터베이스에 되살려요 (--replace: 지금 것을 지우고)
`;
const EXIT_USAGE = 2;

export async function runBackupCommand(
  words: string[],
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<Outcome> {
  const request = readWords(words);
  if (request === undefined) return { exitCode: EXIT_USAGE, out: '', complaint: USAGE };
  const path = resolve(folder, request.file);
  try {
    return request.command === 'backup'
      ? await runBackup(env, path)
      : await runRestore(env, path, request.replace);
  } catch (error) {
    return { exitCode: 1, out: '', complaint: `${explain(error)}\n` };
  }
}

type Request = { command: 'backup' | 'restore'; file: string; replace: boolean };

function readWords(words: string[]): Request | undefined {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options });
    const [command, file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) return undefined;
    if (command === 'backup' && !values.replace) return { command, file, replace: false };
    return command === 'restore' ? { command, file, replace: values.replace } : undefined;
  } catch {
    return undefined;
  }
}

async function runBackup(env: NodeJS.ProcessEnv, path: string): Promise<Outcome> {
  const manifest = await withPlaces(env, connectToRunningOrOwn, (places) =>
    backUp({ ...places, path }),
  );
  const lost = manifest.lostImages.map((file) => `없는 그림이에요: ${file}\n`);
  return { exitCode: 0, out: `${path} 에 담았어요. ${sum(manifest)}\n`, complaint: lost.join('') };
}

async function runRestore(
  env: NodeJS.ProcessEnv,
  path: string,
  replace: boolean,
): Promise<Outcome> {
  const { manifest, breaches } = await withPlaces(env, connectAlone, (places) =>
    restore({ ...places, path, replace }),
  );
  const warnings = breaches.map((breach) => `주의, 백업 때부터 어긋나 있어요: ${breach}\n`);
  const out = `${manifest.madeAt} 의 백업을 되살렸어요. ${sum(manifest)}\n`;
  return { exitCode: 0, out, complaint: warnings.join('') };
}

function sum({ tables, parts, migrations }: Manifest): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  const images = parts.length - tables.length;
  return `표 ${tables.length}개 ${rows}줄, 그림 ${images}개, 스키마 ${migrations.at(-1)?.number ?? 0}번`;
}

function explain(error: unknown): string {
  if (error instanceof BackupError || error instanceof CommandError) return error.message;
  if (error instanceof ConfigError) return `설정이 잘못됐어요. ${error.message}`;
  if (error instanceof DataDirectoryInUseError) {
    return `아지트 서버(pid ${error.pid})가 켜져 있어요. 먼저 멈춰 주세요.`;
  }
  if (isDatabaseUnavailable(error)) {
    return '데이터베이스에 연결하지 못했어요. 잠시 후 다시 해 주세요.';
  }
  return `예상하지 못한 문제가 생겼어요. ${error instanceof Error ? error.message : String(error)}`;
}
