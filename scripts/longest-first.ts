import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest first, so that none is still at work when everything else is done. Vitest goes by the
 * size of a file, and the tests that start and kill processes take the longest with the fewest lines.
 */
const long = [
  /^chaos\/faults/,
  /\.process\.test\.ts$/,
  /\/guarantees\/(bad-input|access|history)\//,
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  const path = moduleId.slice(project.vitest.config.root.length + 1);
  const rank = long.findIndex((pattern) => pattern.test(path));
  return rank === -1 ? long.length : rank;
}
