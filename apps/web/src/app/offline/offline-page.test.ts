import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const publicFolder = path.join(import.meta.dirname, '../../../public');
const read = (name: string) => readFile(path.join(publicFolder, name), 'utf8');

test('the service worker’s cache name contains the hash of the offline files', async () => {
  const hash = createHash('sha256');
  for (const name of ['offline.html', 'offline.js']) hash.update(await read(name));
  expect(await read('sw.js')).toContain(`'offline-${hash.digest('hex').slice(0, 8)}'`);
});

test('the app and the offline page use the same storage key and field names', async () => {
  const [writer, reader] = await Promise.all([
    readFile(path.join(import.meta.dirname, '../../domain/meeting/coming-meetings.ts'), 'utf8'),
    read('offline.js'),
  ]);
  const fields = ['clubs', 'startsAt', 'endsAt', 'location', 'directions', 'isCancelled'];
  for (const name of ["'coming'", ...fields]) {
    expect(writer).toContain(name);
    expect(reader).toContain(name);
  }
});
