import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecrets } from '#server/runtime/secrets.ts';

let dataDir: string;
let path: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'azit-secrets-'));
  path = join(dataDir, 'secrets.json');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('secrets are made once, readable by their owner only, and found again', async () => {
  const made = await keptSecrets(dataDir);
  expect(await keptSecrets(dataDir)).toEqual(made);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

test('what a killed start left beside the secrets hinders no later start', async () => {
  writeFileSync(`${path}.new`, '{"jwtSe');
  await keptSecrets(dataDir);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

test.each([
  ['empty', '', 'it is empty'],
  ['cut short', '{"jwtSecret":"abcdefgh', 'it is not JSON'],
  ['another document', '["jwtSecret"]', 'it holds no jwtSecret'],
  ['without its secret', '{}', 'it holds no jwtSecret'],
  ['a number', '{"jwtSecret":1}', 'it holds no jwtSecret'],
  ['a short secret', '{"jwtSecret":"short"}', 'its jwtSecret needs at least 32 characters'],
])(
  'a secrets file that is %s is refused by its path and left as it is',
  async (_name, text, reason) => {
    writeFileSync(path, text);
    await expect(keptSecrets(dataDir)).rejects.toThrow(`${path} cannot be used: ${reason}`);
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  },
);

test('a damaged secret is not printed', async () => {
  writeFileSync(path, '{"jwtSecret":"hunter2hunter2"');
  await expect(keptSecrets(dataDir)).rejects.not.toThrow('hunter2');
});

test('a secrets file that cannot be read is refused by its path', async () => {
  mkdirSync(path);
  await expect(keptSecrets(dataDir)).rejects.toThrow(`${path} cannot be used: EISDIR`);
});
