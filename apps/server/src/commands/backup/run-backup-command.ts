import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectAlone, connectToRunningOrOwn } from '#server/commands/connect.ts';
import { type Outcome, toOutcome, usageOutcome } from '#server/commands/outcome.ts';
import { type Progress, readLimit, withProgress } from '#server/commands/progress.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { openStorage } from './storage.ts';

const USAGE = `npm run backup -- <파일>               지금 이 순간을 파일 하나에 담아요
npm run restore -- <파일> [--replace]   빈 데이터베이스에 되살려요 (--replace: 지금 것을 지우고)
`;
const BACKUP_LIMIT_SECONDS = 60;
const RESTORE_LIMIT_SECONDS = 300;

export async function runBackupCommand(
  words: string[],
  env: NodeJS.ProcessEnv,
  folder: string,
  print: (line: string) => void = () => {},
): Promise<Outcome> {
  const request = readWords(words);
  if (request === undefined) return usageOutcome(USAGE);
  const { command, file, replace } = request;
  const path = resolve(folder, file);
  return toOutcome(() => {
    const seconds = command === 'backup' ? BACKUP_LIMIT_SECONDS : RESTORE_LIMIT_SECONDS;
    return withProgress({ ...readLimit(env, seconds), print }, (progress) => {
      progress.step('데이터베이스 열기');
      if (command === 'backup') return runBackup(env, path, progress);
      return runRestore(env, path, replace, progress);
    });
  });
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

async function runBackup(
  env: NodeJS.ProcessEnv,
  path: string,
  progress: Progress,
): Promise<Outcome> {
  const manifest = await connectToRunningOrOwn(env, (connected) =>
    backUp({ ...openStorage(connected), path, progress }),
  );
  const lost = manifest.lostImages.map((file) => `없는 그림이에요: ${file}\n`);
  return { exitCode: 0, stdout: `${path} 에 담았어요. ${sum(manifest)}\n`, stderr: lost.join('') };
}

async function runRestore(
  env: NodeJS.ProcessEnv,
  path: string,
  replace: boolean,
  progress: Progress,
): Promise<Outcome> {
  const { manifest, breaches } = await connectAlone(env, (connected) =>
    restore({ ...openStorage(connected), path, replace, progress }),
  );
  const warnings = breaches.map((breach) => `주의, 백업 때부터 어긋나 있어요: ${breach}\n`);
  const stdout = `${manifest.madeAt} 의 백업을 되살렸어요. ${sum(manifest)}\n`;
  return { exitCode: 0, stdout, stderr: warnings.join('') };
}

function sum({ tables, parts, migrations }: Manifest): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  const images = parts.length - tables.length;
  return `표 ${tables.length}개 ${rows}줄, 그림 ${images}개, 스키마 ${migrations.at(-1)?.number ?? 0}번`;
}
