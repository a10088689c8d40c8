import { cardImageName } from '@azit/contract/images/image.rule';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openImageStore } from '#server/modules/images/open-image-store.ts';
import { s3ImageStore } from '#server/modules/images/s3-image-store.ts';
import { sweepImages } from '#server/modules/images/sweep-images.ts';
import { readConfig } from '#server/runtime/config.ts';
import { unchangedPlan } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';
import { type S3Peer, startS3Peer } from '#test/peers/s3-peer.ts';

let bucket: S3Peer;
let server: TestApp;
beforeAll(async () => {
  bucket = await startS3Peer();
  server = await startTestApp(bucket.settings);
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

const plan = { ...unchangedPlan, joinQuestion: '몇 번 해 봤나요?', categorySmallId: 6 };

async function openClub() {
  const { token } = await createMember(server.context);
  const form = await multipartForm(await smallImage(), plan);
  return server.call({ method: 'POST', url: '/api/clubs', token, ...form });
}

async function changePicture({ memberId, token }: { memberId: number; token: string }) {
  const form = await multipartForm(await smallImage());
  return server.call({ method: 'POST', url: `/api/members/${memberId}`, token, ...form });
}

// covers P8.6 (docs/coverage-statements.md)
test('a banner is stored as two objects under its path, cacheable forever', async () => {
  const before = new Set(bucket.objects.keys());
  const reply = await openClub();
  expect(reply.statusCode).toBe(201);
  const { fileUrl, fileName } = reply.json().data.bannerImage;
  const keys = [fileName, cardImageName(fileName)].map((name) => `${fileUrl.slice(1)}/${name}`);
  const added = [...bucket.objects].filter(([key]) => !before.has(key));
  expect(added.map(([key]) => key).toSorted()).toEqual(keys.toSorted());
  for (const [, { headers, bytes }] of added) {
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  }
});

test('a replaced picture is deleted from the bucket; long object lists are read fully', async () => {
  const before = bucket.objects.size;
  const member = await createMember(server.context);
  for (const _ of [1, 2]) expect((await changePicture(member)).statusCode).toBe(200);
  for (const _ of [1, 2, 3, 4]) await changePicture(await createMember(server.context));
  expect(bucket.objects.size).toBe(before + 5);
  await checkInvariants(server.context);
});

test('the cleanup removes an object without a row, unless the object is new', async () => {
  await changePicture(await createMember(server.context));
  const file = { folder: 'member_profile', bytes: Buffer.from('x') } as const;
  await server.context.images.write({ ...file, name: 'young.webp' });
  await server.context.images.write({ ...file, name: 'old.webp' });
  for (const [key, object] of bucket.objects) {
    object.modified = new Date(key.includes('young') ? '2026-11-15T02:30:00Z' : '2026-11-01');
  }
  const before = bucket.objects.size;
  expect(await sweepImages(server.context)).toBe(1);
  expect(bucket.objects.has('images/member_profile/old.webp')).toBe(false);
  expect(bucket.objects.size).toBe(before - 1);
  for (const name of ['old.webp', 'young.webp']) {
    await server.context.images.remove('member_profile', name);
  }
});

// covers P8.6 (docs/coverage-statements.md)
test('while the image store fails, uploads are refused and leave no row', async () => {
  const clubs = () => runSql(server.context.database, 'select club_id from clubs');
  const before = await clubs();
  bucket.isFailing = true;
  const reply = await openClub();
  bucket.isFailing = false;
  expect(reply.json()).toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' });
  expect(await clubs()).toEqual(before);
});

test('an upload with wrong bucket keys is refused by the store', async () => {
  const config = readConfig({ ...bucket.settings, S3_SECRET_ACCESS_KEY: 'guess' });
  const store = openImageStore(config, server.clock);
  const file = { folder: 'club_banner', name: 'a.webp', bytes: Buffer.from('x') } as const;
  await expect(store.write(file)).rejects.toThrow('403 SignatureDoesNotMatch');
});

test('a request to the store without a reply is aborted after four seconds', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  const arrived = Promise.withResolvers<void>();
  bucket.beforeRead = () => {
    arrived.resolve();
    return new Promise(() => {});
  };
  const settings = readConfig({ ...bucket.settings }).s3;
  if (settings === undefined) throw new Error('the peer has no settings');
  const reading = s3ImageStore(settings, server.clock).read('club_banner/a.webp');
  const failure = expect(reading).rejects.toThrow('out of time');
  await arrived.promise;
  limit.abort(new Error('out of time'));
  await failure;
  expect(timeout).toHaveBeenCalledWith(4_000);
});
