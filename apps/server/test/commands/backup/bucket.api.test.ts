import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runBackupCommand } from '#server/commands/backup/run-backup-command.ts';
import { emptyStorage, temporaryFolder } from '#test/factories/backup-world.ts';
import { unchangedPlan } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { toDatabaseUrl } from '#test/harness/run-operator.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';
import { type S3Peer, startS3Peer } from '#test/peers/s3-peer.ts';

let bucket: S3Peer;
let server: TestApp;
let member: TestMember;
beforeAll(async () => {
  bucket = await startS3Peer();
  server = await startTestApp(bucket.settings);
  member = await createMember(server.context);
  await changePicture();
  const plan = { ...unchangedPlan, joinQuestion: '왜 왔나요?', categorySmallId: 6 };
  const form = await multipartForm(await smallImage(), plan);
  const { token } = member;
  const reply = await server.call({ method: 'POST', url: '/api/clubs', token, ...form });
  expect(reply.statusCode).toBe(201);
});
afterEach(() => {
  bucket.isFailing = false;
  bucket.beforeRead = async () => {};
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

async function changePicture(): Promise<void> {
  const url = `/api/members/${member.memberId}`;
  const form = await multipartForm(await smallImage());
  const reply = await server.call({ method: 'POST', url, token: member.token, ...form });
  expect(reply.statusCode).toBe(200);
}

async function save(settings: Record<string, string> = bucket.settings) {
  const folder = await temporaryFolder();
  const { database, config } = server.context;
  const target = { DATABASE_URL: toDatabaseUrl(database.connection), DATA_DIR: config.dataDir };
  const words = ['backup', 'world.tar'];
  const outcome = await runBackupCommand(words, { ...target, ...settings }, folder);
  return { path: join(folder, 'world.tar'), outcome };
}

async function restoreInto(settings: Record<string, string>, path: string): Promise<string> {
  const { connection } = await emptyStorage();
  const folder = await temporaryFolder();
  const target = { DATABASE_URL: toDatabaseUrl(connection), DATA_DIR: folder };
  const outcome = await runBackupCommand(['restore', path], { ...target, ...settings }, folder);
  expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
  return folder;
}

const images = ({ objects }: S3Peer) =>
  [...objects].map(([key, { bytes }]) => [key, bytes.toString('hex')]).toSorted();

// covers P8.6 (docs/coverage-statements.md)
test('images backed up from a bucket are restored into another bucket or a folder', async () => {
  const { path, outcome } = await save();
  expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
  expect(outcome.stdout).toContain('그림 3개');
  const other = await startS3Peer();
  onTestFinished(other.close);
  await restoreInto(other.settings, path);
  expect(images(other)).toEqual(images(bucket));
  const folder = await restoreInto({}, path);
  for (const [key, { bytes }] of bucket.objects) {
    expect(await readFile(join(folder, key))).toEqual(bytes);
  }
});

test('a backup stores the new version of an image replaced during the backup', async () => {
  let isFirst = true;
  bucket.beforeRead = async (key) => {
    if (!isFirst || !key.includes('member_profile')) return;
    isFirst = false;
    await changePicture();
  };
  const { path, outcome } = await save();
  expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
  expect(isFirst).toBe(false);
  const other = await startS3Peer();
  onTestFinished(other.close);
  await restoreInto(other.settings, path);
  expect(images(other)).toEqual(images(bucket));
});

test('a backup reports an image missing from the bucket and stores the rest', async () => {
  const [lost = ''] = [...bucket.objects.keys()].filter((key) => key.includes('.card.'));
  const saved = bucket.objects.get(lost);
  bucket.objects.delete(lost);
  const { outcome } = await save();
  if (saved !== undefined) bucket.objects.set(lost, saved);
  expect(outcome).toMatchObject({
    exitCode: 0,
    stderr: `없는 그림이에요: ${lost.replace('images/', '')}\n`,
  });
  expect(outcome.stdout).toContain('그림 2개');
});

test.each([
  ['fails', {}, '503 SlowDown'],
  ['does not exist', { S3_BUCKET: 'other' }, '404 NoSuchBucket'],
  ['refuses the keys', { S3_SECRET_ACCESS_KEY: 'guess' }, '403 SignatureDoesNotMatch'],
])('a backup whose bucket %s fails without writing an archive', async (_, wrong, reason) => {
  bucket.isFailing = Object.keys(wrong).length === 0;
  const { path, outcome } = await save({ ...bucket.settings, ...wrong });
  expect(outcome.exitCode).toBe(1);
  expect(outcome.stderr).toContain(reason);
  expect(existsSync(path)).toBe(false);
});

test('a backup with incomplete bucket settings is refused', async () => {
  const { outcome } = await save({ S3_BUCKET: 'azit' });
  expect(outcome).toMatchObject({ exitCode: 1 });
  expect(outcome.stderr).toContain('설정이 잘못됐어요');
});
