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
import { readConfig } from '#server/runtime/config.ts';
import { loadSecrets, loadStoredSecrets } from '#server/runtime/secrets.ts';
import { findVapidFault, makeVapidKeys } from '#server/runtime/vapid-keys.ts';

const STRONG = 'k7Qw-2ZpX_9vLm4Tr8YsB1nC6dFgHjKe';
let dataDir: string;
let path: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'azit-secrets-'));
  path = join(dataDir, 'secrets.json');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('secrets are created once, readable only by their owner, and reused later', async () => {
  const made = await loadStoredSecrets(dataDir);
  expect(await loadStoredSecrets(dataDir)).toEqual(made);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

test('an unfinished secrets file of a killed start does not block a later start', async () => {
  writeFileSync(`${path}.new`, '{"jwtSe');
  await loadStoredSecrets(dataDir);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

test.each([
  ['empty', '', 'it is empty'],
  ['cut short', '{"jwtSecret":"abcdefgh', 'it is not JSON'],
  ['another JSON document', '["jwtSecret"]', 'it holds no jwtSecret'],
  ['without its secret', '{}', 'it holds no jwtSecret'],
  ['a number', '{"jwtSecret":1}', 'it holds no jwtSecret'],
  [
    'a push key that is no pair',
    JSON.stringify({ jwtSecret: STRONG, vapidKeys: { ...makeVapidKeys(), publicKey: 'other' } }),
    'of its vapidKeys the two keys do not belong together',
  ],
  ['a short secret', '{"jwtSecret":"short"}', 'its jwtSecret needs at least 32 characters'],
])(
  'a secrets file with the fault “%s” is refused with its path and left unchanged',
  async (_name, text, reason) => {
    writeFileSync(path, text);
    await expect(loadStoredSecrets(dataDir)).rejects.toThrow(`${path} cannot be used: ${reason}`);
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  },
);

test('the error for a damaged secrets file does not print the secret', async () => {
  writeFileSync(path, '{"jwtSecret":"hunter2hunter2"');
  await expect(loadStoredSecrets(dataDir)).rejects.not.toThrow('hunter2');
});

test('an unreadable secrets file is refused with its path', async () => {
  mkdirSync(path);
  await expect(loadStoredSecrets(dataDir)).rejects.toThrow(`${path} cannot be used: EISDIR`);
});

// covers N3.14 (docs/coverage-statements.md)
test('a secrets file without push keys gets new keys, and its secret is unchanged', async () => {
  writeFileSync(path, JSON.stringify({ jwtSecret: STRONG }));
  const { jwtSecret, vapidKeys } = await loadStoredSecrets(dataDir);
  expect(jwtSecret).toBe(STRONG);
  expect(findVapidFault(vapidKeys)).toBeUndefined();
  expect(await loadStoredSecrets(dataDir)).toEqual({ jwtSecret, vapidKeys });
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

// covers N3.14 (docs/coverage-statements.md)
test('settings override stored secrets, and no file is written if every secret is set', async () => {
  const { publicKey, privateKey } = makeVapidKeys();
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const both = await loadSecrets(readConfig({ JWT_SECRET: STRONG, ...keys }), dataDir);
  expect(both).toEqual({ jwtSecret: STRONG, vapidKeys: { publicKey, privateKey } });
  expect(readdirSync(dataDir)).toEqual([]);
  const one = await loadSecrets(readConfig({ JWT_SECRET: STRONG }), dataDir);
  expect(one.jwtSecret).toBe(STRONG);
  expect(one.vapidKeys).toEqual((await loadStoredSecrets(dataDir)).vapidKeys);
  const other = await loadSecrets(readConfig(keys), dataDir);
  expect(other.vapidKeys).toEqual({ publicKey, privateKey });
  expect(other.jwtSecret).toBe((await loadStoredSecrets(dataDir)).jwtSecret);
});
