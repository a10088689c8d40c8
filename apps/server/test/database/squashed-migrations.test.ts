import { expect, test } from 'vitest';
import type { MigrationFile } from '#server/database/schema/migration-files.ts';
import { replaceSquashed } from '#server/database/schema/squashed-migrations.ts';

const file = (number: number): MigrationFile => ({
  number,
  name: `file-${number}`,
  sql: '',
  checksum: `checksum-${number}`,
  oldestProgram: number,
});
const files = [file(1), file(9), file(139)];
const release020 = {
  number: 138,
  name: 'filters-as-words',
  checksum: 'e7de1a481f4954499ba221d7024f06a73f7120b8e5709eac9df86d143c873230',
};

test('a migration list that starts with the baseline is unchanged', () => {
  expect(replaceSquashed(files, files)).toEqual(files);
  expect(replaceSquashed(files, [])).toEqual([]);
});

test('the migration list of release 0.2.0 becomes the baseline plus later migrations', () => {
  const recorded = [file(1), file(10), release020, file(139)];
  expect(replaceSquashed(files, recorded)).toEqual(files);
});

test('a migration list that ends before release 0.2.0 is refused', () => {
  const way = 'start release 0.2.0 on it once';
  expect(() => replaceSquashed(files, [file(1), file(10), file(137)])).toThrow(way);
  expect(() => replaceSquashed(files, [{ ...release020, checksum: 'other' }])).toThrow(way);
});
