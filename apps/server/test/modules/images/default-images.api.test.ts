import {
  cardImageName,
  categoryImageName,
  DEFAULT_BANNER_FILE,
  DEFAULT_IMAGE_PATH,
  DEFAULT_PROFILE_FILE,
} from '@azit/contract/images/image.rule';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';
import { startS3Peer } from '#test/peers/s3-peer.ts';

const addresses = [DEFAULT_PROFILE_FILE, DEFAULT_BANNER_FILE].map(
  ({ fileUrl, fileName }) => `${fileUrl}/${fileName}`,
);

// covers A1.16 (docs/coverage-statements.md)
test.each(addresses)('the default image %s exists as a file', async (url) => {
  const reply = await server.call({ method: 'GET', url });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('image/webp');
  const { width = 0 } = await sharp(reply.rawPayload).metadata();
  expect(width).toBeGreaterThanOrEqual(480);
});

test('every small category has a wide and a small square default image', async () => {
  const { data } = (await server.call({ method: 'GET', url: '/api/categories/small' })).json();
  const names = data.map((small: { categorySmallId: number }) =>
    categoryImageName(small.categorySmallId),
  );
  expect(names).toHaveLength(35);
  for (const [index, name] of [...names, ...names.map(cardImageName)].entries()) {
    const reply = await server.call({ method: 'GET', url: `${DEFAULT_IMAGE_PATH}/${name}` });
    expect(reply.statusCode, name).toBe(200);
    const { width, height = 0 } = await sharp(reply.rawPayload).metadata();
    expect(width, name).toBe(index < names.length ? 3 * height : height);
  }
});

test('a server with a bucket uploads the default images when it starts', async () => {
  const bucket = await startS3Peer();
  onTestFinished(bucket.close);
  const { app } = await startTestAppForTest(bucket.settings);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect
    .poll(() => [...bucket.objects.keys()])
    .toEqual(expect.arrayContaining(addresses.map((address) => address.slice(1))));
});
