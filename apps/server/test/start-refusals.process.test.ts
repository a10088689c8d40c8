import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { toDatabaseUrl } from '#test/harness/run-operator.ts';
import { runServer } from '#test/peers/run-server.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'azit-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function takePort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  return port;
}

test('a start on a used port is refused with the port number, and nothing is written', async () => {
  const port = await takePort();
  const { code, complaint } = await runServer({ DATA_DIR: dataDir, PORT: String(port) });
  expect(code).toBe(1);
  expect(complaint).toMatch(
    new RegExp(`^azit: 포트 ${port}[을를] .*Port ${port} is taken: .*PORT=\\d+`),
  );
  expect(complaint.trim().split('\n')).toHaveLength(1);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a HOST address of another machine is refused with the setting’s name', async () => {
  const { code, complaint } = await runServer({
    DATA_DIR: dataDir,
    HOST: '203.0.113.1',
    PORT: '8080',
  });
  expect(code).toBe(1);
  expect(complaint).toContain('HOST=203.0.113.1');
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a damaged secrets file is refused before the database starts', async () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{');
  const { code, complaint } = await runServer({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(complaint).toContain(`${join(dataDir, 'secrets.json')} cannot be used: it is not JSON`);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

test('a DATA_DIR that is not a directory is refused with the setting’s name', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  const { code, complaint } = await runServer({ DATA_DIR: file });
  expect(code).toBe(1);
  expect(complaint).toContain('set DATA_DIR to another');
});

test.each([
  ['a host that is unknown', 'postgres://azit@nowhere.invalid/azit'],
  ['a port where nothing listens', 'postgres://azit@127.0.0.1:1/azit'],
  [
    'a database that does not exist',
    toDatabaseUrl({ ...inject('adminConnection'), database: 'nowhere' }),
  ],
  ['a user that does not exist', toDatabaseUrl({ ...inject('adminConnection'), user: 'nobody' })],
])('the DATABASE_URL %s is refused with the setting’s name', async (_what, DATABASE_URL) => {
  const { code, complaint } = await runServer({ DATA_DIR: dataDir, DATABASE_URL });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^azit: the database of DATABASE_URL cannot be used: .+\n$/);
});
