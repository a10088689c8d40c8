import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
});

async function change(image: Buffer | undefined, { token } = host) {
  const url = `/api/clubs/${clubId}`;
  return server.call({ method: 'POST', url, token, ...(await multipartForm(image)) });
}

// covers A4.5 (docs/coverage-statements.md)
test('a new banner is shown, and both files of the old banner are deleted', async () => {
  const first = await change(await smallImage());
  expect(first.statusCode).toBe(200);
  const { bannerImage: old } = first.json().data;
  const version = server.context.listCacheVersion.current();
  const { bannerImage, clubId: replied } = (await change(await smallImage('jpeg'))).json().data;
  expect(replied).toBe(clubId);
  expect(bannerImage.fileName).not.toBe(old.fileName);
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
  for (const name of [old.fileName, old.fileName.replace('.webp', '.card.webp')]) {
    const gone = await server.call({ method: 'GET', url: `${old.fileUrl}/${name}` });
    expect(gone.statusCode).toBe(404);
  }
});

test('the banner can still be changed when the club has members', async () => {
  const participant = await createMember(server.context);
  await addClubMember(server.context, clubId, participant.memberId, 'CLUB_JOINED');
  expect((await change(await smallImage())).statusCode).toBe(200);
});

test('eight parallel banner changes leave one banner', async () => {
  const image = await smallImage();
  const replies = await Promise.all(Array.from({ length: 8 }, () => change(image)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
});

describe('refused banner changes', () => {
  test.each([
    ['missing', undefined, 400, 'IMAGE_REQUIRED'],
    ['empty', Buffer.alloc(0), 400, 'IMAGE_REQUIRED'],
    ['not an image', Buffer.from('GIF89a'), 415, 'IMAGE_UNREADABLE'],
    ['too large', Buffer.alloc(1_048_576, 1), 413, 'IMAGE_TOO_LARGE'],
  ] as const)(
    'a banner change is refused when the image is: %s',
    async (_name, image, status, code) => {
      expect((await change(image)).json()).toMatchObject({ status, code });
    },
  );

  // covers A4.5 (docs/coverage-statements.md)
  test('a banner change by anyone but the host is refused', async () => {
    const participant = await createMember(server.context);
    const reply = await change(await smallImage(), participant);
    expect(reply.json()).toMatchObject({ status: 403, code: 'NOT_HOST' });
  });

  test('a banner change for a club that has ended or does not exist is refused', async () => {
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
