import { expect } from 'vitest';
import { numberParameters } from '#server/database/named-parameters.ts';
import { nearestMatches } from '#server/modules/discovery/search/match-sql.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// With a cap of three matches a word of twenty clubs is as common as one of thousands is in production.
const LIMITS = { depth: 2, cap: 3 };
const CLUBS = 40;
const dayOf = (nth: number) => `2026-12-${String(1 + (nth % 20)).padStart(2, '0')}`;

test.beforeAll(async () => {
  const { context } = server;
  const { memberId: hostId } = await createMember(context, { nickname: '문지기' });
  for (let nth = 0; nth < CLUBS; nth += 1) {
    const isLate = nth >= CLUBS / 2;
    await createClub(context, {
      hostId,
      clubName: nth % 2 === 0 ? '바둑 한 판' : '오목 한 판',
      clubInfo: isLate ? '차 한잔과함께 했어요 맛있어' : `바둑돌은 있어요 ${nth < 2 ? '둘뿐' : ''}`,
      meetingDate: isLate ? `2027-01-${10 + (nth - CLUBS / 2)}` : dayOf(nth),
    });
  }
  await runSql(
    context.database,
    `update clubs set area_code = (array['11440', '11680', '41110', '41117'])[1 + club_id % 4]`,
  );
  await runSql(context.database, 'analyze club_search');
});

type Found = { club_ids: number[]; total: number };

const TODAY = '2026-11-20';
type Narrowing = { only: string; places: string[] | null };

async function find(keywords: string[], today = TODAY, narrowing?: Narrowing): Promise<Found> {
  const values = {
    keywords,
    ...(narrowing && { places: narrowing.places }),
    own: 1,
    today,
    time_of_day: '00:00',
  };
  const sought = narrowing && { isNarrowed: true, only: narrowing.only };
  const text = numberParameters(nearestMatches({ ...LIMITS, ...sought }), Object.keys(values));
  const [found] = await runSql(server.context.database, text, Object.values(values));
  return found as Found;
}

/** So many clubs are told by the first that the index knows of, and by a sample. */
const SOME = 800;
const MANY = 3_000;

const callCommon = (clubs: number, ...words: string[]) =>
  runSql(
    server.context.database,
    `insert into common_grams
     select distinct unnest(search_word_grams(word)), $2::int4 from unnest($1::text[]) as word
     on conflict (gram) do update set clubs = excluded.clubs`,
    [words, clubs],
  );

/** The same by reading every club. */
async function comparedWithAll(keyword: string, today = TODAY, only = 'true'): Promise<Found> {
  const rows = await runSql(
    server.context.database,
    `select club_id from club_search join clubs c using (club_id)
     where body_text like all (search_patterns($1)) and club_search.meeting_date >= $2 and ${only}
     order by name_text like all (search_patterns($1)) desc, club_search.meeting_date, club_search.meeting_time, club_id`,
    [keyword, today],
  );
  const ids = rows.map(({ club_id }) => Number(club_id));
  return { club_ids: ids.slice(0, LIMITS.depth), total: Math.min(ids.length, LIMITS.cap) };
}

// covers D6.12
test.each([
  ['in names and texts', '바둑'],
  ['in texts only', '있어요'],
  ['only later than a walk goes', '한잔'],
  ['in two clubs', '둘뿐'],
  ['in no club', '장기'],
])(
  'a word of common pieces that stands %s finds the nearest, and up to the cap how many',
  async (_, word) => {
    const byLookUp = await find([word]);
    await callCommon(SOME, word);
    const byWalk = await find([word]);
    await callCommon(MANY, word);
    const bySample = await find([word]);
    const expected = await comparedWithAll(word);
    expect(byLookUp).toMatchObject(expected);
    expect(byWalk).toMatchObject(expected);
    expect(bySample).toMatchObject(expected);
  },
);

test.each([
  ['in names and texts', '바둑'],
  ['in texts only', '있어요'],
  ['only later than a walk goes', '한잔'],
])(
  'of a word that stands %s only those are found and counted that may be, and of any of the places',
  async (_, word) => {
    const letters = ['11440', '41110'].map((code) => String.fromCodePoint(0xf0000 + Number(code)));
    const inPlaces = `c.area_code in ('11440', '41110')`;
    const firstTwo = 'c.club_id < (select min(club_id) + 2 from clubs)';
    for (const only of ['c.club_id % 3 <> 0', firstTwo]) {
      for (const clubs of [0, SOME, MANY]) {
        await callCommon(clubs, word);
        const all = await find([word], TODAY, { only, places: null });
        expect(all, only).toMatchObject(await comparedWithAll(word, TODAY, only));
        const there = await find([word], TODAY, { only, places: letters });
        const expected = await comparedWithAll(word, TODAY, `${only} and ${inPlaces}`);
        expect(there, only).toMatchObject(expected);
      }
    }
  },
);

test('of a common word only clubs ahead are counted, however many of them are over', async () => {
  const almostAllOver = '2027-01-26';
  const expected = await comparedWithAll('바둑', almostAllOver);
  expect(expected.total).toBe(LIMITS.depth);
  for (const clubs of [0, SOME, MANY]) {
    await callCommon(clubs, '바둑');
    expect(await find(['바둑'], almostAllOver), String(clubs)).toMatchObject(expected);
  }
});

test('a word that stands in a text only in pieces is not found beside another', async () => {
  expect(await find(['한잔과함께 있어요'])).toMatchObject({ club_ids: [], total: 0 });
  expect(await find(['한잔과함께 맛있어'])).toMatchObject({ total: LIMITS.cap });
});

test.each([
  ['in names', '판 바둑'],
  ['in texts only', '있어요 바둑'],
  ['in one text only', '둘뿐 바둑'],
])(
  'two common words that stand together %s are found whether they do so in the next days or later',
  async (_, words) => {
    await callCommon(SOME, ...words.split(' '));
    for (const today of ['2026-11-20', '2026-12-01', '2026-12-19']) {
      expect(await find([words], today), today).toMatchObject(await comparedWithAll(words, today));
    }
  },
);

test('two common words that no club holds together find nothing', async () => {
  await callCommon(MANY, '오목', '바둑', '한잔', '있어요');
  expect(await find(['한잔 있어요'])).toMatchObject({ club_ids: [], total: 0 });
});

test('of several keywords the first ones come first, a club is found once, and the fullest is named', async () => {
  const few = await find(['한잔', '장기']);
  expect(few).toMatchObject(await comparedWithAll('한잔'));
  expect(await find(['장기', '바둑', '바둑돌'])).toMatchObject({
    ...(await comparedWithAll('바둑')),
    places: [2, 3, 1],
  });
});
