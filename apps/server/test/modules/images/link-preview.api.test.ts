import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { drawLinkPreview } from '#server/modules/images/reencode.ts';
import { sweepImages } from '#server/modules/images/sweep-images.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// Invariant checks are off because tests write files and rows directly.
test.override({ checksInvariants: false });

function noise(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
}

async function storeBanner(name: string, bytes: Buffer) {
  const { images, database } = server.context;
  await images.write({ folder: 'club_banner', name, bytes });
  const { memberId: hostId } = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId });
  const sql = `update clubs set image_path = '/images/club_banner', image_name = $2
    where club_id = $1`;
  await runSql(database, sql, [clubId, name]);
}

const fetchPreview = (name: string, remoteAddress = '192.0.2.1') =>
  server.call({ method: 'GET', url: `/images/link_preview/${name}`, remoteAddress });
const readStored = (name: string) => server.context.images.read(`link_preview/${name}`);

// covers I6.7 (docs/coverage-statements.md)
test('the preview picture of a link is a jpeg of 1200 by 630 pixels', async () => {
  const banner = {
    create: { width: 1200, height: 400, channels: 3, background: '#bb2649' } as const,
  };
  await storeBanner('plain.webp', await sharp(banner).webp().toBuffer());
  const reply = await fetchPreview('plain.jpg');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { format, width, height } = await sharp(reply.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

// covers I6.7 (docs/coverage-statements.md)
test('the preview picture of the noisiest banner has at most 300 kB', async () => {
  const { bytes } = await drawLinkPreview(await noise(1200, 630).jpeg().toBuffer());
  expect(bytes.length).toBeLessThanOrEqual(300_000);
});

test('a preview picture requested in parallel is drawn once and stored', async () => {
  await storeBanner('many.webp', await noise(60, 20).webp().toBuffer());
  const write = vi.spyOn(server.context.images, 'write');
  const replies = await Promise.all(Array.from({ length: 4 }, () => fetchPreview('many.jpg')));
  await fetchPreview('many.jpg');
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
  const stored = await readStored('many.jpg');
  for (const { rawPayload } of replies)
    expect(rawPayload.equals(stored ?? Buffer.alloc(0))).toBe(true);
});

test('an address that requests 40 new previews does not delay another address', async () => {
  const banner = await noise(60, 20).webp().toBuffer();
  const names = Array.from({ length: 40 }, (_, index) => `flood${index}`);
  for (const name of [...names, 'other']) await storeBanner(`${name}.webp`, banner);
  const counts = { 200: 0, 503: 0 };
  const flood = names.map(async (name) => {
    const { statusCode } = await fetchPreview(`${name}.jpg`);
    counts[statusCode as 200 | 503] += 1;
    return statusCode;
  });
  await expect.poll(() => counts[503]).toBeGreaterThan(0);
  const drawnBefore = counts[200];
  expect((await fetchPreview('other.jpg', '192.0.2.2')).statusCode).toBe(200);
  expect(counts[200] - drawnBefore).toBeLessThan(4);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200, 503]));
});

test('a preview picture that cannot be stored is still sent', async () => {
  await storeBanner('full.webp', await noise(60, 20).webp().toBuffer());
  const write = vi.spyOn(server.context.images, 'write').mockRejectedValue(new Error('disk full'));
  const { statusCode } = await fetchPreview('full.jpg');
  write.mockRestore();
  expect(statusCode).toBe(200);
  expect(await readStored('full.jpg')).toBeUndefined();
});

test.each(['none.jpg', 'none.webp', '..%2Fsecret.jpg', 'a.b.jpg', '%00.jpg'])(
  'the banner name %s has no preview picture',
  async (name) => {
    expect((await fetchPreview(name)).statusCode).toBe(404);
  },
);

test('the cleanup removes preview pictures of unused banners only', async () => {
  await storeBanner('here.webp', await noise(60, 20).webp().toBuffer());
  await fetchPreview('here.jpg');
  const bytes = Buffer.from('x');
  await server.context.images.write({ folder: 'link_preview', name: 'gone.jpg', bytes });
  // The cleanup skips recent files, and file timestamps come from the real clock, so set the test
  // clock ahead of the real clock.
  server.clock.set(new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString());
  await sweepImages(server.context);
  expect(await readStored('gone.jpg')).toBeUndefined();
  expect(await readStored('here.jpg')).toBeDefined();
});

// covers I6.7 (docs/coverage-statements.md)
test('a club without a banner has a default preview picture of the same size', async () => {
  const reply = await server.call({ method: 'GET', url: '/images/default/banner.jpg' });
  expect(reply.headers['content-type']).toBe('image/jpeg');
  const { format, width, height } = await sharp(reply.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});
