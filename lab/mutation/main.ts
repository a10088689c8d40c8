import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runInForeground } from '../../scripts/child-process.mjs';
import { ExpectedFailure, node24, root, runMain } from '../../scripts/project.mjs';
import { ensurePackages } from '../peers/ensure-peers.ts';
import { ignoredMutants } from './ignored-mutants.ts';
import { mutatedFiles } from './mutated-files.mjs';
import { printScore } from './print-score.ts';
import { type Report, scoreReport } from './score.ts';

const MIN_PERCENTAGE = 90;
const folder = import.meta.dirname;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const isMeant = (file: string) => positionals.some((part) => file.includes(part));
  const files = positionals.length === 0 ? mutatedFiles : mutatedFiles.filter(isMeant);
  if (files.length === 0) throw new ExpectedFailure(`no file has ${positionals.join(', ')} in it`);

  await ensurePackages(folder);
  const startedAt = performance.now();
  const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const args = ['run', join(folder, 'stryker.config.mjs'), '--mutate', files.join(',')];
  if (values.all) args.push('--force');
  // Cache the compiled modules, because each mutant runs in a new worker that would compile them
  // again.
  const env = { NODE_COMPILE_CACHE: join(root, '.mutation/compiled') };
  const code = await runInForeground([{ command: [node24, stryker, ...args], env }]);
  if (code !== 0) return code;

  const score = scoreReport(await readReport(files), ignoredMutants);
  const percentage = printScore(score);
  const minutes = (performance.now() - startedAt) / 60_000;
  console.log(`${minutes.toFixed(1)} minutes`);
  return percentage >= MIN_PERCENTAGE && score.outdated.length === 0 ? 0 : 1;
});

async function readReport(wanted: readonly string[]): Promise<Report> {
  const text = await readFile(join(root, '.mutation/report.json'), 'utf8');
  const { files }: { files: Report } = JSON.parse(text);
  return Object.fromEntries(Object.entries(files).filter(([file]) => wanted.includes(file)));
}
