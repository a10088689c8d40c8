import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Start the slowest files first, so that none runs alone at the end. Vitest sorts by file size, but
 * the files of tests that start and kill processes are short although these tests are slow.
 */
const long = [
  /^lab\/chaos\/faults/,
  /\.process\.test\.ts$/,
  /\/guarantees\/(bad-input|access|history|locks)\//,
  /\/guarantees\//,
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => getRank(one) - getRank(other));
  }
}

function getRank({ moduleId, project }: TestSpecification): number {
  const path = moduleId.slice(project.vitest.config.root.length + 1);
  const rank = long.findIndex((pattern) => pattern.test(path));
  return rank === -1 ? long.length : rank;
}
