type Mutant = {
  mutatorName: string;
  replacement?: string;
  status: string;
  location: { start: Position; end: Position };
};

/** Lines and columns count from 1. */
type Position = { line: number; column: number };

/** The part of Stryker's JSON report that this file reads. */
export type Report = Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;

/**
 * A mutant that no test can or should detect. `code` is a part of the changed code or of its line.
 */
export type IgnoredMutant = { file: string; code: string; replacement?: string; reason: string };

export type Survivor = {
  file: string;
  line: number;
  /** The line that the mutant begins on. */
  code: string;
  original: string;
  replacement: string;
};
export type FileScore = { file: string; killed: number; total: number; ignored: number };
export type Score = {
  files: FileScore[];
  survivors: Survivor[];
  ignored: { mutant: Survivor; reason: string }[];
  /** Entries of `ignoredMutants` that match no undetected mutant any more. */
  outdated: IgnoredMutant[];
};

const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

export function scoreReport(report: Report, list: readonly IgnoredMutant[]): Score {
  const score: Score = { files: [], survivors: [], ignored: [], outdated: [] };
  const used = new Set<IgnoredMutant>();
  for (const [file, { source, mutants }] of Object.entries(report)) {
    const lines = source.split('\n');
    const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
    const alive = mutants
      .filter(({ status }) => SURVIVED.includes(status))
      .map(({ location, replacement = '' }) => {
        const { line } = location.start;
        const code = lines[line - 1]?.trim() ?? '';
        return { file, line, code, original: cut(lines, location), replacement };
      });
    for (const mutant of alive) {
      const entry = list.find((each) => matches(each, mutant));
      if (entry === undefined) score.survivors.push(mutant);
      else {
        used.add(entry);
        score.ignored.push({ mutant, reason: entry.reason });
      }
    }
    const ignored = alive.filter((mutant) => list.some((each) => matches(each, mutant))).length;
    score.files.push({ file, killed, total: killed + alive.length, ignored });
  }
  score.outdated = list.filter((entry) => entry.file in report && !used.has(entry));
  return score;
}

function matches({ file, code, replacement }: IgnoredMutant, mutant: Survivor): boolean {
  const isSame = replacement === undefined || replacement === mutant.replacement;
  const isPart = mutant.code.includes(code) || mutant.original.includes(code);
  return file === mutant.file && isPart && isSame;
}

/** Ignored mutants count as if they did not exist. */
export function getPercentage(files: readonly FileScore[]): number {
  const sum = (read: (file: FileScore) => number) =>
    files.reduce((total, file) => total + read(file), 0);
  const counted = sum(({ total, ignored }) => total - ignored);
  return counted === 0 ? 100 : (100 * sum(({ killed }) => killed)) / counted;
}

function cut(lines: readonly string[], { start, end }: Mutant['location']): string {
  const cutLines = lines.slice(start.line - 1, end.line);
  const last = cutLines.pop()?.slice(0, end.column - 1) ?? '';
  return [...cutLines, last].join('\n').slice(start.column - 1);
}
