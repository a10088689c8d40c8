import fc from 'fast-check';
import { expect } from 'vitest';
import { rebuildSearch } from '#server/modules/discovery/search/search-index.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const TODAY = '2026-11-15';
const letters = [...'가갈힣독서보드게임ㄱㅎㄳabAB9%_\\\'" /é🎲\u0301'];
const text = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 24 });

function toGrams(value: string): Set<string> {
  const words = value.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const initials = words.flatMap((word) => {
    const first = [...word].map((letter) => {
      const index = Math.floor(((letter.codePointAt(0) ?? 0) - 0xac00) / 588);
      if (index >= 0 && index < 19) return 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'[index];
      return /[ㄱ-ㅎ]/.test(letter) ? letter : ' ';
    });
    return first.join('').split(' ').filter(Boolean);
  });
  const pieces = [...words, ...initials].flatMap((word) => {
    const all = [...word];
    return all.flatMap((letter, index) => [letter, letter + (all[index + 1] ?? '')]);
  });
  return new Set(pieces);
}

// covers P4.2 (docs/coverage-statements.md)
test('PostgreSQL makes the same n-grams as the shared rule for any text', async () => {
  const { database } = server.context;
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      const [row] = await runSql(
        database,
        `select search_grams(body || ' ' || search_initials(body)) as grams
         from search_text($1) as body`,
        [value],
      );
      expect(new Set(row?.grams as string[])).toEqual(toGrams(value));
    }),
    { numRuns: 300, seed: 20261115 },
  );
});

// covers P4.4 (docs/coverage-statements.md)
test('a search by n-grams finds exactly what a text comparison finds', async () => {
  const { context } = server;
  const host = await createMember(context, { nickname: 'zz' });
  const names = fc.sample(text, { numRuns: 40, seed: 7 }).map((name) => `x${name}y`.normalize());
  for (const clubName of names) {
    const parts = {
      hostId: host.memberId,
      clubName: [...clubName].slice(0, 24).join(''),
      clubInfo: '-',
    };
    await createClub(context, { ...parts, location: null, categorySmallId: 19 });
  }
  const token = host.token;
  const keywords = fc
    .sample(text, { numRuns: 150, seed: 11 })
    .map((word) => [...word].slice(0, 3).join(''));
  for (const keyword of keywords.filter((word) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(word))) {
    const url = `/api/clubs/search?size=50&exact=1&keyword=${encodeURIComponent(keyword)}`;
    const reply = await server.call({ method: 'GET', url, token });
    expect(reply.statusCode, keyword).toBe(200);
    const [row] = await runSql(
      context.database,
      `select count(*)::int4 as matching from club_search
       where body_text like all (search_patterns($1))`,
      [keyword],
    );
    expect(reply.json().pageInfo.totalElements, keyword).toBe(row?.matching);
  }
});

test('a rebuild of the search index reports and corrects only the differences', async () => {
  const { context } = server;
  const { database } = context;
  const host = await createMember(context);
  const ids: number[] = [];
  for (let made = 0; made < 4; made += 1) {
    ids.push(await createClub(context, { hostId: host.memberId }));
  }
  const [missing = 0, changed = 0, cancelled = 0] = ids;
  expect(await rebuildSearch(context, TODAY)).toEqual({ added: [], changed: [], removed: [] });
  await runSql(database, 'delete from club_search where club_id = $1', [missing]);
  await runSql(database, `update club_search set name_text = 'x' where club_id = $1`, [changed]);
  await runSql(database, 'alter table clubs disable trigger clubs_searched_when_edited');
  await runSql(database, 'update clubs set cancelled_at = now() where club_id = $1', [cancelled]);
  await runSql(database, 'alter table clubs enable trigger clubs_searched_when_edited');
  expect(await rebuildSearch(context, TODAY)).toEqual({
    added: [missing],
    changed: [changed],
    removed: [cancelled],
  });
  expect(await rebuildSearch(context, TODAY)).toEqual({ added: [], changed: [], removed: [] });
});

test('a nickname and a club name changed at the same time are both found', async () => {
  const { context } = server;
  const { database } = context;
  const host = await createMember(context);
  const id = await createClub(context, { hostId: host.memberId });
  for (let round = 0; round < 20; round += 1) {
    const letter = String.fromCharCode(97 + round);
    await Promise.all([
      runSql(database, 'update members set nickname = $1 where member_id = $2', [
        `nick${letter}`,
        host.memberId,
      ]),
      runSql(database, 'update clubs set club_name = $1 where club_id = $2', [`club${letter}`, id]),
    ]);
    expect(await rebuildSearch(context, TODAY)).toEqual({ added: [], changed: [], removed: [] });
  }
});
