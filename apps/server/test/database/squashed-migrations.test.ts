import { expect, test } from 'vitest';
import type { MigrationFile } from '#server/database/schema/migration-files.ts';
import {
  findUnappliedBaseline,
  replaceSquashed,
} from '#server/database/schema/squashed-migrations.ts';

const file = (number: number): MigrationFile => ({
  number,
  name: `file-${number}`,
  sql: '',
  checksum: `checksum-${number}`,
  oldestProgram: number,
});
const files = [file(1), file(9), file(139)];
const release020 = {
  number: 136,
  name: 'seats-of-a-member',
  checksum: 'd3e410d1feb617adfd38fd10a6866b5208199869dd7afd4d4b88b84a8074a344',
};
const lastSquashed = {
  number: 138,
  name: 'filters-as-words',
  checksum: 'e7de1a481f4954499ba221d7024f06a73f7120b8e5709eac9df86d143c873230',
};

test('a migration list that starts with the baseline is unchanged', () => {
  expect(replaceSquashed(files, files)).toEqual(files);
  expect(replaceSquashed(files, [])).toEqual([]);
});

test.each([release020, lastSquashed])(
  'the recorded migrations up to number $number are replaced by the baseline',
  (last) => {
    const recorded = [file(1), file(10), last, file(139)];
    expect(replaceSquashed(files, recorded)).toEqual(files);
  },
);

test('release 0.2.0 lacks two migrations of the baseline', async () => {
  const numbers = async (...recorded: (typeof release020)[]) =>
    (await findUnappliedBaseline(recorded)).map(({ number }) => number);
  expect(await numbers(file(1), release020)).toEqual([137, 138]);
  expect(await numbers(file(1), lastSquashed)).toEqual([]);
  expect(await numbers(file(1), file(9), file(139))).toEqual([]);
});

test('a migration that release 0.2.0 lacks is recorded with its original checksum', async () => {
  const [, last] = await findUnappliedBaseline([release020]);
  expect(last).toMatchObject(lastSquashed);
});

test('a migration list that ends before release 0.2.0 is refused', () => {
  const way = 'start release 0.2.0 on it once';
  expect(() => replaceSquashed(files, [file(1), file(10), file(135)])).toThrow(way);
  expect(() => replaceSquashed(files, [{ ...release020, checksum: 'other' }])).toThrow(way);
});
