import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { binaryPath, findPostgresBinaries } from '#server/database/embedded/postgres-binaries.ts';

test('the PostgreSQL binaries for this machine are installed', () => {
  const binaries = findPostgresBinaries();
  expect(existsSync(binaryPath(binaries, 'postgres'))).toBe(true);
  expect(binaries.build).toMatch(/-18\./);
});

test('on a machine without PostgreSQL binaries the error suggests DATABASE_URL', () => {
  const find = () => findPostgresBinaries('plan9', 'mips');
  expect(find).toThrow(/^이 컴퓨터\(plan9-mips\)에는 .*DATABASE_URL.*$/);
});
