import { getPercentage, type Score } from './score.ts';

const MAX_CODE = 120;

const say = (line = '') => process.stdout.write(`${line}\n`);

/**
 * Prints the files with the lowest score last, then the undetected mutants, and returns the total
 * score.
 */
export function printScore({ files, survivors, ignored, outdated }: Score): number {
  say('\nkilled  mutants  ignored');
  for (const file of files.toSorted((a, b) => getPercentage([b]) - getPercentage([a]))) {
    const percentage = `${getPercentage([file]).toFixed(0)} %`.padStart(6);
    say(`${percentage}${pad(file.total)}${pad(file.ignored)}  ${file.file}`);
  }
  if (survivors.length > 0) say(`\n${survivors.length} mutants survived`);
  for (const { file, line, original, replacement } of survivors) {
    say(`${file}:${line}  ${shorten(original)}  →  ${shorten(replacement)}`);
  }
  if (ignored.length > 0) say('\nignored');
  for (const [reason, mutants = []] of Object.entries(
    Object.groupBy(ignored, (each) => each.reason),
  )) {
    say(`${pad(mutants.length)}  ${reason}`);
  }
  for (const { file, code } of outdated) say(`no longer survives: ${file}: ${code}`);
  const percentage = getPercentage(files);
  const total = files.reduce((sum, file) => sum + file.total, 0);
  say(`\n${percentage.toFixed(1)} % of ${total - ignored.length} mutants killed`);
  return percentage;
}

function pad(count: number): string {
  return String(count).padStart(9);
}

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > MAX_CODE ? `${line.slice(0, MAX_CODE)}…` : line;
}
