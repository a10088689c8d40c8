import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

let server: TestApp;
let host: TestMember;
let clubId: number;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  host = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
});
// Compares the files with the rows, too: whatever was replaced is gone.
afterEach(() => checkInvariants(server.context));

async function change(image: Buffer | undefined, { token } = host) {
  const url = `/api/clubs/${clubId}`;
  return server.call({ method: 'POST', url, token, ...(await multipartForm(image)) });
}

// covers A4.5
test('the new banner shows, and both files of the old are gone', async () => {
  const first = await change(await smallImage());
  expect(first.statusCode).toBe(200);
  const { bannerImage: old } = first.json().data;
  const version = server.context.listCacheVersion.current();
  const { bannerImage, clubId: answered } = (await change(await smallImage('jpeg'))).json().data;
  expect(answered).toBe(clubId);
  expect(bannerImage.fileName).not.toBe(old.fileName);
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
  for (const name of [old.fileName, old.fileName.replace('.webp', '.card.webp')]) {
    const gone = await server.call({ method: 'GET', url: `${old.fileUrl}/${name}` });
    expect(gone.statusCode).toBe(404);
  }
});

test('guests do not lock the banner', async () => {
  const guest = await createMember(server.context);
  await addClubMember(server.context, clubId, guest.memberId, 'CLUB_JOINED');
  expect((await change(await smallImage())).statusCode).toBe(200);
});

test('eight at once leave one banner', async () => {
  const image = await smallImage();
  const answers = await Promise.all(Array.from({ length: 8 }, () => change(image)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
});

describe('refused', () => {
  test.each([
    ['no picture', undefined, 400, 'IMAGE_REQUIRED'],
    ['nothing in it', Buffer.alloc(0), 400, 'IMAGE_REQUIRED'],
    ['another file', Buffer.from('GIF89a'), 415, 'IMAGE_UNREADABLE'],
    ['too large', Buffer.alloc(1_048_576, 1), 413, 'IMAGE_TOO_LARGE'],
  ] as const)('%s', async (_name, image, status, code) => {
    expect((await change(image)).json()).toMatchObject({ status, code });
  });

  // covers A4.5
  test('not the host', async () => {
    const guest = await createMember(server.context);
    const answer = await change(await smallImage(), guest);
    expect(answer.json()).toMatchObject({ status: 403, code: 'NOT_HOST' });
  });

  test('a club that has ended, or that never was', async () => {
    clubId = await createClub(server.context, {
      hostId: host.memberId,
      cancelledAt: new Date(0),
    });
    expect((await change(await smallImage())).json()).toMatchObject({
      status: 422,
      code: 'CLUB_ENDED',
    });
    clubId = 999_999;
    expect((await change(await smallImage())).json()).toMatchObject({ code: 'CLUB_NOT_FOUND' });
  });
});
