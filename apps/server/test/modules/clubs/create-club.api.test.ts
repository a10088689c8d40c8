import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createClubData } from '@azit/contract/clubs/club.payload';
import { clubDetailSchema } from '@azit/contract/clubs/club.schema';
import type { clubs } from '@azit/contract/clubs/clubs.endpoints';
import type { DataPartInput } from '@azit/contract/endpoint';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { createClub } from '#server/modules/clubs/create-club.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember, withdraw } from '#test/factories/member-factory.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { multipartForm, smallImage, uploadUntilFree } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

type Plan = DataPartInput<typeof clubs.create>;

const PLAN: Plan = {
  clubName: '성수에서 볼더링',
  clubInfo: '처음이어도\n괜찮아요.',
  joinQuestion: '몇 번 해 봤나요?',
  fee: 15000,
  meetingDate: '2026-11-21',
  meetingTime: '14:00',
  memberLimit: 6,
  genderRestriction: 'ALL',
  birthYearMin: '1985',
  birthYearMax: null,
  isOnline: 'offline',
  location: '서울 성동구 연무장길 7',
  categorySmallId: 6,
};

let host: TestMember;
test.beforeEach(async () => {
  host = await createMember(server.context);
});

async function open(changes: object = {}, image?: Buffer) {
  const body = await multipartForm(image ?? (await smallImage()), { ...PLAN, ...changes });
  return server.call({ method: 'POST', url: '/api/clubs', token: host.token, ...body });
}

async function countOwnClubs(): Promise<number> {
  const sql = 'select club_id from clubs where host_id = $1';
  return (await runSql(server.context.database, sql, [host.memberId])).length;
}

// covers S3.7, A4.4 (docs/coverage-statements.md)
test('a new club has its host as first member and is returned with all fields', async () => {
  const version = server.context.listCacheVersion.current();
  const reply = await open();
  expect(reply.statusCode).toBe(201);
  const { data } = reply.json();
  expect(clubDetailSchema.parse(data)).toEqual(data);
  const { categorySmallId, ...plan } = PLAN;
  expect(data).toMatchObject({
    ...plan,
    categorySmall: { categorySmallId, categoryName: '클라이밍', categoryLargeId: 2 },
    meetingTime: '14:00:00',
    clubStatus: 'CLUB_ACTIVE',
    joinMethod: 'APPROVAL',
    joinedCount: 1,
    host: { memberId: host.memberId, nickname: host.nickname, fileInfo: DEFAULT_PROFILE_FILE },
    bannerImage: {
      fileUrl: '/images/club_banner',
      fileName: expect.stringMatching(/^[\w-]{24}\.webp$/),
    },
  });
  expect(data.clubMembers).toEqual([
    {
      clubMemberId: expect.any(Number),
      clubMemberStatus: 'CLUB_JOINED',
      member: {
        memberId: host.memberId,
        nickname: host.nickname,
        aboutMe: '작게 모이는 걸 좋아해요.',
        fileInfo: DEFAULT_PROFILE_FILE,
      },
      joinAnswer: null,
    },
  ]);
  expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
});

test('a new club lasts two hours and shows members its address by default', async () => {
  const usual = { durationMinutes: 120, locationVisibility: 'ALL', onlineLink: null };
  expect((await open()).json().data).toMatchObject(usual);
  const chosen = { durationMinutes: 30, locationVisibility: 'JOINED' };
  expect((await open({ clubName: '주소는 나중에', ...chosen })).json().data).toMatchObject(chosen);
  const onlineLink = `https://meet.example/${'a'.repeat(279)}`;
  const online = { clubName: '온라인에서', isOnline: 'online', location: null, onlineLink };
  expect((await open(online)).json().data).toMatchObject({ onlineLink, area: null });
  const offline = { clubName: '오프라인에서', onlineLink };
  expect((await open(offline)).json().data.onlineLink).toBeNull();
});

test.each([
  'http://meet.example',
  'https://',
  'https://meet.example/a b',
  'https://name:password@meet.example',
  'javascript:alert(1)',
  'meet.example',
  '',
  7,
  `https://meet.example/${'a'.repeat(280)}`,
])('a new club with the online link %j is refused', async (onlineLink) => {
  const reply = await open({ isOnline: 'online', location: null, onlineLink });
  expect(reply.json()).toMatchObject({ status: 400, fieldErrors: [{ field: 'onlineLink' }] });
});

test('both widths of a banner are served as immutable files without metadata', async () => {
  const { bannerImage } = (await open()).json().data;
  for (const name of [bannerImage.fileName, bannerImage.fileName.replace('.webp', '.card.webp')]) {
    const file = await server.call({ method: 'GET', url: `${bannerImage.fileUrl}/${name}` });
    expect(file.headers['content-type']).toBe('image/webp');
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
  }
});

// covers A4.19 (docs/coverage-statements.md)
test('an online club stores no location, even if the request contains a location', async () => {
  const { data } = (await open({ isOnline: 'online', location: '강남역' })).json();
  expect(data).toMatchObject({ isOnline: 'online', location: null });
  expect(
    (await open({ clubName: '온라인 둘', isOnline: 'online', location: null })).statusCode,
  ).toBe(201);
});

describe('a new club with values at the limits', () => {
  // covers S5.10 (docs/coverage-statements.md)
  test.each([
    ['clubName', '둘자'],
    ['clubName', '가'.repeat(24)],
    ['clubName', '😀'.repeat(24)],
    ['clubInfo', '가'.repeat(128)],
    ['joinQuestion', '가'.repeat(24)],
    ['fee', 0],
    ['fee', 10_000_000],
    ['memberLimit', 3],
    ['memberLimit', 20],
    ['birthYearMin', '1950'],
    ['birthYearMax', '2023'],
    ['birthYearMax', '1985'],
    ['meetingTime', '14:00:30'],
    ['categorySmallId', 35],
    ['location', '가'.repeat(100)],
    ['joinMethod', 'APPROVAL'],
  ])('a new club with %s set to %s is created', async (field, value) => {
    expect((await open({ [field]: value })).statusCode).toBe(201);
  });

  // covers S3.7, S5.16, S9.8 (docs/coverage-statements.md)
  test.each([
    ['clubName', '가'],
    ['clubName', '   가   '],
    ['clubName', '가'.repeat(25)],
    ['clubName', null],
    ['clubName', '줄\n바꿈'],
    ['clubInfo', ''],
    ['clubInfo', '가'.repeat(129)],
    ['joinQuestion', ' '],
    ['joinQuestion', '가'.repeat(25)],
    ['fee', -1],
    ['fee', 10_000_001],
    ['fee', '15,000'],
    ['fee', 1.5],
    ['memberLimit', 2],
    ['memberLimit', 21],
    ['memberLimit', '6명'],
    ['genderRestriction', 'NONE'],
    ['birthYearMin', '1949'],
    ['birthYearMax', '2024'],
    ['birthYearMax', '1984'],
    ['birthYearMin', 85],
    ['isOnline', true],
    ['location', ''],
    ['location', null],
    ['location', '가'.repeat(101)],
    ['categorySmallId', 0],
    ['categorySmallId', 36],
    ['meetingDate', '2026-02-30'],
    ['meetingDate', '2026-11-14'],
    ['meetingDate', '20261121'],
    ['meetingDate', '9999-12-31'],
    ['meetingTime', '24:00'],
    ['joinMethod', 'FREE'],
  ])('a new club with %s set to %j is refused', async (field, value) => {
    const reply = await open({ [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fieldErrors).toEqual([
      { field, message: expect.stringMatching(/[가-힣]/) },
    ]);
    expect(await countOwnClubs()).toBe(0);
  });

  // covers S5.9, P7.3 (docs/coverage-statements.md)
  test('a new club that meets today is created only if its time is in the future', async () => {
    server.clock.set('2026-11-15T23:30:00+09:00');
    host = await createMember(server.context);
    const today = { meetingDate: '2026-11-15' };
    for (const meetingTime of ['23:30', '00:00']) {
      const late = await open({ ...today, meetingTime });
      expect(late.json().fieldErrors).toMatchObject([{ field: 'meetingTime' }]);
    }
    expect((await open({ ...today, meetingTime: '23:31' })).statusCode).toBe(201);
    const yesterday = await open({ meetingDate: '2026-11-14', meetingTime: '23:59' });
    expect(yesterday.json()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'meetingDate', message: '오늘부터 고를 수 있어요.' }],
    });
  });
});

describe('the picture of a new club', () => {
  test('the picture of a new club may be a jpeg', async () => {
    expect((await open({}, await smallImage('jpeg'))).statusCode).toBe(201);
  });

  // covers S5.12, A1.8 (docs/coverage-statements.md)
  test.each([
    ['missing', undefined, 400, 'IMAGE_REQUIRED'],
    ['empty', Buffer.alloc(0), 400, 'IMAGE_REQUIRED'],
    ['no picture', Buffer.from('<svg onload="alert(1)"/>'), 415, 'IMAGE_UNREADABLE'],
    ['too large', Buffer.alloc(1_048_576, 1), 413, 'IMAGE_TOO_LARGE'],
  ] as const)('a picture that is %s leaves no club or file', async (_name, image, status, code) => {
    const body = await multipartForm(image, PLAN);
    const reply = await server.call({
      method: 'POST',
      url: '/api/clubs',
      token: host.token,
      ...body,
    });
    expect(reply.json()).toMatchObject({ status, code });
    expect(await countOwnClubs()).toBe(0);
  });

  // covers A4.4 (docs/coverage-statements.md)
  test('the picture of a new club is deleted when the club cannot be stored', async () => {
    const { database } = server.context;
    await runSql(database, 'alter table clubs add constraint no_more check (fee <> 777)');
    expect((await open({ fee: 777 })).statusCode).toBe(500);
    await runSql(database, 'alter table clubs drop constraint no_more');
    await checkInvariants(server.context);
  });
});

describe('a club created twice', () => {
  // covers A1.13 (docs/coverage-statements.md)
  test('eight equal parallel requests create one club with one pair of files', async () => {
    const directory = join(server.context.config.dataDir, 'images/club_banner');
    const before = (await readdir(directory)).length;
    const image = await smallImage();
    const upload = () => uploadUntilFree(() => open({}, image));
    const replies = await Promise.all(Array.from({ length: 8 }, upload));
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array(7).fill(409)]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().code).toBe('CLUB_JUST_OPENED');
    expect(await countOwnClubs()).toBe(1);
    expect((await readdir(directory)).length).toBe(before + 2);
  });

  test('a repeated request after ten seconds or with other values creates a second club', async () => {
    expect((await open()).statusCode).toBe(201);
    expect((await open({ fee: 0 })).statusCode).toBe(201);
    server.clock.advance(9_999);
    expect((await open()).statusCode).toBe(409);
    server.clock.advance(1);
    expect((await open()).statusCode).toBe(201);
  });

  test('equal requests of two hosts create two clubs', async () => {
    expect((await open()).statusCode).toBe(201);
    host = await createMember(server.context);
    expect((await open()).statusCode).toBe(201);
  });
});

test('a guest cannot create a club', async () => {
  const reply = await server.call({
    method: 'POST',
    url: '/api/clubs',
    ...(await multipartForm(await smallImage(), PLAN)),
  });
  expect(reply.json()).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
});

test('a member who withdrew after the request was authenticated cannot create a club', async () => {
  await withdraw(server.context, host.memberId);
  const opened = createClub(
    server.context,
    { memberId: host.memberId, sessionId: '', hidden: undefined },
    { data: createClubData.parse(PLAN), image: await smallImage() },
  );
  await expect(opened).rejects.toMatchObject({ status: 401 });
});
