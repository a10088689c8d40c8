import { describe, expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// Invariant checks are off because a host withdraws through SQL and retains a future club.
test.override({ checksInvariants: false });

let host: TestMember;
test.beforeAll(async () => {
  host = await createMember(server.context, { nickname: '한강러너' });
});

const request = async (keyword: string, rest = '') => {
  server.context.doorbells.ring({ event: 'lists' });
  const url = `/api/clubs/search?keyword=${encodeURIComponent(keyword)}${rest}`;
  const reply = await server.call({ method: 'GET', url, token: host.token });
  return { status: reply.statusCode, ...reply.json() };
};
const namesFor = async (keyword: string): Promise<string[]> =>
  (await request(keyword, '&size=50')).data.map((club: { clubName: string }) => club.clubName);
const club = (clubName: string, parts: object = {}) =>
  createClub(server.context, { hostId: host.memberId, clubName, clubInfo: '반가워요', ...parts });

describe('the clubs that a search finds', () => {
  test.beforeAll(async () => {
    await club('책 읽는 밤', { categorySmallId: 33, location: '제주 서귀포시 이어도로 1' });
    await club('보드게임 한 판', { categorySmallId: 16, location: null });
    await club('DIY 캔들 100% 수제', { categorySmallId: 30, location: '전주 한옥마을' });
    await club('a_b\\c "d" \'e\'', { categorySmallId: 19, location: '대전 유성구' });
    await club('aXb는 다른 이름', { categorySmallId: 20, location: '대구 중구' });
    await club('ㅋㅋ 웃는 모임', { categorySmallId: 2, location: '강릉 경포' });
    await club('지나간 독서', { categorySmallId: 33, meetingDate: '2026-11-01' });
    await club('취소된 독서', { categorySmallId: 33, cancelledAt: new Date() });
  });

  // covers P4.1, P4.2, P4.4 (docs/coverage-statements.md)
  test.each([
    ['one letter', '책', ['책 읽는 밤']],
    ['two letters', '게임', ['보드게임 한 판']],
    ['three letters', '드게임', ['보드게임 한 판']],
    ['letters that are apart in the text', '보게', []],
    ['a word whose n-grams all occur apart', '게임드', []],
    ['the small category', '독서', ['책 읽는 밤']],
    ['the large category', '자기계발', ['책 읽는 밤']],
    ['the location', '서귀포', ['책 읽는 밤']],
    ['several words in any order', '밤 책', ['책 읽는 밤']],
    ['several words over several fields', '제주 책 독서', ['책 읽는 밤']],
    ['one word too many', '책 게임', []],
    ['initial consonants', 'ㄷㅅ', ['책 읽는 밤']],
    ['initial consonants of a long word', 'ㅂㄷㄱㅇ', ['보드게임 한 판']],
    ['one initial consonant and a word', 'ㅊ 제주', ['책 읽는 밤']],
    ['initial consonants over two words', 'ㄱㅇㅎ', []],
    ['consonants in the text itself', 'ㅋㅋ', ['ㅋㅋ 웃는 모임']],
    ['capitals', 'diy', ['DIY 캔들 100% 수제']],
    ['capitals for lower-case letters', 'AXB', ['aXb는 다른 이름']],
    ['a percent sign', '100%', ['DIY 캔들 100% 수제']],
    ['a percent sign alone', '%', ['DIY 캔들 100% 수제']],
    ['an underscore', 'a_b', ['a_b\\c "d" \'e\'']],
    ['a backslash', 'b\\c', ['a_b\\c "d" \'e\'']],
    ['a backslash alone', '\\', ['a_b\\c "d" \'e\'']],
    ['double quotes', '"d"', ['a_b\\c "d" \'e\'']],
    ['single quotes', "'e'", ['a_b\\c "d" \'e\'']],
    ['an injection', "'; drop table clubs; --", []],
    ['an array literal', '{독서,"밤"}', []],
    ['decomposed letters', '독서'.normalize('NFD'), ['책 읽는 밤']],
    ['spaces around and between', '  책    밤 ', ['책 읽는 밤']],
  ])('a search by %s, “%s”, finds %j', async (_name, keyword, expected) => {
    expect(await namesFor(keyword)).toEqual(expected);
  });

  test('a search finds clubs by the current nickname of a host who has not withdrawn', async () => {
    const changing = await createMember(server.context, { nickname: '옛이름' });
    await createClub(server.context, { hostId: changing.memberId, clubName: '이름 바꾸기' });
    expect(await namesFor('옛이름')).toEqual(['이름 바꾸기']);
    const sql = (text: string) => runSql(server.context.database, text, [changing.memberId]);
    await sql(`update members set nickname = '새이름' where member_id = $1`);
    expect(await namesFor('옛이름')).toEqual([]);
    expect(await namesFor('ㅅㅇㄹ')).toEqual(['이름 바꾸기']);
    await sql(`update members set status = 'WITHDRAWN', withdrawn_at = now(), email = null,
      nickname = null, about_me = null, gender = null, birth_year = null where member_id = $1`);
    expect(await namesFor('새이름')).toEqual([]);
  });

  test('a search finds an edited club by its new words and its new day', async () => {
    const id = await club('고치기 전');
    const sql = (text: string) => runSql(server.context.database, text, [id]);
    await sql(`update clubs set club_name = '고친 다음' where club_id = $1`);
    expect(await namesFor('고친 다음')).toEqual(['고친 다음']);
    expect(await namesFor('고치기')).toEqual([]);
    await sql(`update clubs set meeting_date = '2026-11-14' where club_id = $1`);
    expect(await namesFor('고친')).toEqual([]);
    await sql(`update clubs set meeting_date = '2026-12-14' where club_id = $1`);
    expect(await namesFor('고친')).toEqual(['고친 다음']);
    await sql(`update clubs set cancelled_at = now() where club_id = $1`);
    expect(await namesFor('고친')).toEqual([]);
  });
});

describe('the order and pages of search results', () => {
  // covers P4.3 (docs/coverage-statements.md)
  test('search results list matches in the name first, then by date, then by id', async () => {
    const far = { meetingDate: '2026-12-20' };
    await club('산책이 좋아', { clubInfo: '등불 아래', ...far });
    await club('둘 다 멀리', { clubInfo: '등불 들고 걸어요' });
    await club('등불 축제', far);
    await club('등불 켜기', { meetingDate: '2026-12-01' });
    await club('등불 끄기', { meetingDate: '2026-12-01' });
    expect(await namesFor('등불')).toEqual([
      '등불 켜기',
      '등불 끄기',
      '등불 축제',
      '둘 다 멀리',
      '산책이 좋아',
    ]);
    expect(await namesFor('ㄷㅂ')).toEqual(await namesFor('등불'));
  });

  // covers S3.20, A1.1 (docs/coverage-statements.md)
  test('search results have pages of ten by default, a total, and no rows after the end', async () => {
    for (let day = 10; day < 22; day += 1) {
      await club(`쪽수 모임 ${day}`, { meetingDate: `2026-12-${day}` });
    }
    const [first, second, third] = [
      await request('쪽수'),
      await request('쪽수', '&page=2'),
      await request('쪽수', '&page=3'),
    ];
    const names = [...first.data, ...second.data].map((card) => card.clubName);
    expect(names).toEqual(Array.from({ length: 12 }, (_, index) => `쪽수 모임 ${index + 10}`));
    expect(first.pageInfo).toEqual({ page: 1, size: 10, totalElements: 12, totalPages: 2 });
    expect(third).toMatchObject({ status: 200, data: [] });
  });
});

// covers P4.1, A4.3 (docs/coverage-statements.md)
test.each([
  ['no keyword', '', 400],
  ['only spaces', 'keyword=%20%20', 400],
  ['51 letters', `keyword=${encodeURIComponent('가'.repeat(51))}`, 400],
  ['50 letters', `keyword=${encodeURIComponent('가'.repeat(50))}`, 200],
  ['50 letters outside the basic plane', `keyword=${encodeURIComponent('🎲'.repeat(50))}`, 200],
  ['a null character', 'keyword=a%00b', 400],
  ['invalid UTF-8', 'keyword=%ED%A0%80', 200],
  ['two keywords', 'keyword=a&keyword=b', 400],
  ['page zero', 'keyword=a&page=0', 400],
])('a search with %s gets the status $2', async (_name, query, status) => {
  const url = `/api/clubs/search?${query}`;
  const reply = await server.call({ method: 'GET', url, token: host.token });
  expect(reply.statusCode).toBe(status);
});

// covers P1.10 (docs/coverage-statements.md)
test('a search by a guest is refused', async () => {
  const reply = await server.call({ method: 'GET', url: '/api/clubs/search?keyword=a' });
  expect(reply.json()).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
});
