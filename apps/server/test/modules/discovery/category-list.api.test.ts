import { clubCardSchema } from '@azit/contract/clubs/club.schema';
import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
// Invariant checks are off because this file inserts clubs without a seat for their host.
test.override({ checksInvariants: false, settings: { LIST_CACHE: 'off' } });
test.beforeAll(async () => {
  host = await createMember(server.context, { nickname: '성수주민' });
});

const list = async (query: string) => {
  server.context.doorbells.ring({ event: 'lists' });
  const reply = await server.call({ method: 'GET', url: `/api/clubs/category?${query}` });
  return { status: reply.statusCode, ...reply.json() };
};
const readIds = (reply: { data: { clubId: number }[] }) => reply.data.map((club) => club.clubId);
const club = (parts: object = {}) =>
  createClub(server.context, { hostId: host.memberId, ...parts });

describe('the list of a category', () => {
  // covers P6.1 (docs/coverage-statements.md)
  test('the list has future clubs of the large category, by meeting time, then by id', async () => {
    const later = await club({ categorySmallId: 1, meetingDate: '2026-11-17' });
    const first = await club({ categorySmallId: 2, meetingDate: '2026-11-16' });
    const second = await club({ categorySmallId: 3, meetingDate: '2026-11-16' });
    await club({ categorySmallId: 6, meetingDate: '2026-11-16' });
    await club({ categorySmallId: 1, meetingDate: '2026-11-14' });
    await club({ categorySmallId: 1, cancelledAt: new Date() });
    const reply = await list('cl=1');
    expect(readIds(reply)).toEqual([first, second, later]);
    expect(reply.pageInfo).toEqual({ page: 1, size: 5, totalElements: 3, totalPages: 1 });
  });

  test('the list of a category omits a club from the instant its meeting begins', async () => {
    const id = await club({ categorySmallId: 11, meetingDate: '2026-11-15', meetingTime: '14:00' });
    server.clock.set('2026-11-15T13:59:59+09:00');
    expect(readIds(await list('cl=3'))).toEqual([id]);
    server.clock.set('2026-11-15T14:00:00+09:00');
    expect(await list('cl=3')).toMatchObject({ data: [], pageInfo: { totalElements: 0 } });
  });

  // covers A1.1 (docs/coverage-statements.md)
  test('pages of any size have no gaps, and pages after the end are empty', async () => {
    const made: number[] = [];
    for (let day = 10; day < 22; day += 1) {
      made.push(await club({ categorySmallId: 16, meetingDate: `2026-12-${day}` }));
    }
    const pages = await Promise.all([1, 2, 3].map((page) => list(`cl=4&page=${page}`)));
    expect(pages.flatMap(readIds)).toEqual(made);
    expect(pages[2].pageInfo).toEqual({ page: 3, size: 5, totalElements: 12, totalPages: 3 });
    expect(readIds(await list('cl=4&page=3&size=4'))).toEqual(made.slice(8, 12));
    expect(readIds(await list('cl=4&size=50'))).toEqual(made);
    expect(await list('cl=4&page=4')).toMatchObject({ status: 200, data: [] });
    expect(await list('cl=4&page=1000000&size=50')).toMatchObject({ status: 200, data: [] });
  });

  test('deep pages of the list follow the first pages without a gap', async () => {
    const pattern = await club({ categorySmallId: 21 });
    const copied = `host_id, club_name, club_info, join_question, fee, meeting_date, meeting_time,
      member_limit, gender_restriction, is_online, location, category_small_id, category_large_id`;
    for (const count of [250, 250, 250, 261]) {
      await runSql(
        server.context.database,
        `insert into clubs (${copied})
          select ${copied} from clubs, generate_series(1, $2::int) where club_id = $1`,
        [pattern, count],
      );
    }
    const pages = await Promise.all([200, 201, 202, 203].map((page) => list(`cl=5&page=${page}`)));
    const wanted = [20, 21].map((page) => list(`cl=5&size=50&page=${page}`));
    expect(pages.flatMap(readIds)).toEqual((await Promise.all(wanted)).flatMap(readIds).slice(45));
    await runSql(
      server.context.database,
      'update clubs set cancelled_at = now() where category_small_id = 21',
    );
  });
});

describe('a club card', () => {
  const card = z.strictObject(clubCardSchema.shape);

  // covers S3.3 (docs/coverage-statements.md)
  test('a club card has exactly the fields of the contract', async () => {
    const id = await club({ categorySmallId: 21, location: null, clubName: '"따옴표" \\ 모임' });
    const others: TestMember[] = [];
    for (let seat = 0; seat < 6; seat += 1) others.push(await createMember(server.context));
    for (const { memberId } of others) {
      await addClubMember(server.context, id, memberId, 'CLUB_JOINED');
    }
    const waiting = await createMember(server.context);
    await addClubMember(server.context, id, waiting.memberId, 'CLUB_WAITING');
    const { data } = await list('cl=5');
    expect(data).toHaveLength(1);
    const [found] = data.map((value: unknown) => card.parse(value));
    expect(found).toEqual(data[0]);
    expect(found).toMatchObject({
      clubId: id,
      clubName: '"따옴표" \\ 모임',
      isOnline: 'online',
      location: null,
      bannerImage: DEFAULT_BANNER_FILE,
      meetingDate: '2026-11-21',
      meetingTime: '14:00:00',
      clubStatus: 'CLUB_ACTIVE',
      joinedCount: 7,
      categorySmall: { categorySmallId: 21, categoryName: '복합문화공간', categoryLargeId: 5 },
      host: { memberId: host.memberId, nickname: '성수주민', fileInfo: DEFAULT_PROFILE_FILE },
    });
    const shown = [host, ...others].map(({ memberId }) => memberId);
    expect(
      found.clubMembers.map((row: { member: { memberId: number } }) => row.member.memberId),
    ).toEqual(shown);
    expect(JSON.stringify(data)).not.toMatch(/@example\.com|FEMALE|1994|두 번 해 봤어요/);
  });

  test('a club card shows existing images and no name of a withdrawn member', async () => {
    const id = await club({ categorySmallId: 26 });
    const gone = await createMember(server.context);
    await addClubMember(server.context, id, gone.memberId, 'CLUB_JOINED');
    const sql = (text: string, values: unknown[]) => runSql(server.context.database, text, values);
    await sql(
      `update clubs set image_path = '/images/club_banner', image_name = 'b.webp'
      where club_id = $1`,
      [id],
    );
    await sql(
      `update members set status = 'WITHDRAWN', withdrawn_at = now(), email = null,
      nickname = null, about_me = null, gender = null, birth_year = null where member_id = $1`,
      [gone.memberId],
    );
    const { data } = await list('cl=6');
    expect(data[0].bannerImage).toEqual({ fileUrl: '/images/club_banner', fileName: 'b.webp' });
    expect(data[0].clubMembers[1].member).toEqual({
      memberId: gone.memberId,
      nickname: '알 수 없는 회원',
      fileInfo: DEFAULT_PROFILE_FILE,
    });
  });
});

// covers A4.1 (docs/coverage-statements.md)
test.each([
  ['', 'cl'],
  ['cl=0', 'cl'],
  ['cl=8', 'cl'],
  ['cl=1.5', 'cl'],
  ['cl=1&cl=2', 'cl'],
  ["cl=1'--", 'cl'],
  ['cl=1&page=0', 'page'],
  ['cl=1&page=-1', 'page'],
  ['cl=1&page=1e3', 'page'],
  ['cl=1&page=1000001', 'page'],
  ['cl=1&size=0', 'size'],
  ['cl=1&size=51', 'size'],
])('the category list ?%s is refused with an error for the field %s', async (query, field) => {
  const reply = await list(query);
  expect(reply).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect(reply.fieldErrors.map((error: { field: string }) => error.field)).toEqual([field]);
});

test('a guest and a caller with a broken token may read the category list', async () => {
  const reply = await server.call({ method: 'GET', url: '/api/clubs/category?cl=1', token: 'x' });
  expect(reply.statusCode).toBe(200);
});
