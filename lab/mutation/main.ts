import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runInForeground } from '../../scripts/child-process.mjs';
import { node24, root } from '../../scripts/project.mjs';
import { ensurePackages } from '../peers/ensure-peers.ts';
import { ignoredMutants } from './ignored-mutants.ts';
import { printScore } from './print-score.ts';
import { type Report, scoreReport } from './score.ts';

const MIN_PERCENTAGE = 90;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const isMeant = (file: string) =>
  positionals.length === 0 || positionals.some((part) => file.includes(part));

const folder = import.meta.dirname;
await ensurePackages(folder);
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const args = ['run', join(folder, 'stryker.config.mjs')];
if (values.all) args.push('--force');
if (positionals.length > 0) {
  args.push('--mutate', positionals.map((part) => `**/*${part}*`).join(','));
}
const startedAt = performance.now();
const code = await runInForeground([{ command: [node24, stryker, ...args] }]);
if (code === 0) {
  const score = scoreReport(await readReport(), ignoredMutants);
  const percentage = printScore(score);
  console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  const isEnough = percentage >= MIN_PERCENTAGE && score.outdated.length === 0;
  process.exitCode = isEnough ? 0 : 1;
} else process.exitCode = code;

async function readReport(): Promise<Report> {
  const text = await readFile(join(root, '.mutation/report.json'), 'utf8');
  const { files }: { files: Report } = JSON.parse(text);
  return Object.fromEntries(Object.entries(files).filter(([file]) => isMeant(file)));
}
