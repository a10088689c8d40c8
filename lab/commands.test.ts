import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTree, root } from '../scripts/test/repo-rules/source-tree.ts';
import { commands } from './commands.mjs';

const names = Object.keys(commands);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

test('the program file of every lab command exists', () => {
  const files = Object.values(commands).map(({ file }) => path.join(import.meta.dirname, file));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('the table in lab/README.md lists exactly the commands of the lab', () => {
  const [table = ''] = /^\| command \|[\s\S]*?\n\n/m.exec(read('lab/README.md')) ?? [];
  const firstCells = matches(table, /^\| (`[^|]*) \|/gm).join(' ');
  expect(matches(firstCells, /`([^`]+)`/g).toSorted()).toEqual(names.toSorted());
});

test('every lab command that reads options explains them with --help', () => {
  const silent = Object.entries(commands)
    .filter(([, { options, explainsItself }]) => options === undefined && !explainsItself)
    .filter(([, { file }]) => /process\.argv|parseArgs/.test(read(path.join('lab', file))));
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('--help of a lab command without options does not run the command', () => {
  const main = path.join(import.meta.dirname, 'main.mjs');
  const said = execFileSync(process.execPath, [main, 'bench:chat', '--help'], { encoding: 'utf8' });
  expect(said).toContain('50 messages a second');
}, 20_000);

test('code and documents mention only existing lab commands', () => {
  const own = 'lab/commands.test.ts';
  const files = readTree(['.'], ['.md', '.ts', '.mjs', '.sh']).filter(({ path }) => path !== own);
  const named = files.flatMap(({ path, text }) =>
    matches(text, /npm run lab -- ([\w-]+(?::\w+)?)/g).map((name) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !names.includes(name))).toEqual([]);
});

test('the root package.json has at most 16 scripts', () => {
  const { scripts } = JSON.parse(read('package.json'));
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
});
