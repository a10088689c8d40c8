import { seoulToday } from '@azit/rules/seoul-clock';
import type pg from 'pg';
import { COMMON_SINGLE_GRAM_CLUBS } from '../../../apps/server/src/modules/discovery/search/find-clubs.ts';
import { replaceCommonGrams } from '../../../apps/server/src/modules/discovery/search/search-index.repository.ts';
import { withoutIndexes } from './without-indexes.ts';
import { insertChats } from './world-chats.ts';

export const TODAY = seoulToday(new Date());

export type WorldSize = { clubs: number; members: number };

const ACTIVE_SHARE = 0.245;
const FOLLOWS_PER_MEMBER = 10;
const CLUBS_AT_A_TIME = 10_000;

/**
 * Fills a migrated, empty database with the same content on every run. The clients must be
 * superusers, because only superusers may turn off triggers and foreign keys.
 */
export async function buildWorld(clients: pg.Client[], size: WorldSize): Promise<void> {
  const [client] = clients;
  if (client === undefined) throw new Error('no client to build the world with');
  // Skip triggers and foreign keys to save time: the generated rows are consistent.
  for (const each of clients) await each.query('set session_replication_role = replica');
  await client.query('select setseed(0.42)');
  await client.query(insertMembers(size));
  await client.query(insertInterests(size));
  await client.query(insertOwnAreas(size));
  await withoutIndexes(client, ['clubs', 'club_members', 'follows', 'notices'], async () => {
    await client.query(insertClubs(size));
    await client.query(insertMemberships(size));
    await client.query(insertFollows(size));
    await client.query(countFollowers);
    await insertChats(client, size.members, TODAY);
  });
  await client.query('analyze clubs, members');
  await fillSearch(clients, size);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
  await client.query(replaceCommonGrams.text, [COMMON_SINGLE_GRAM_CLUBS]);
}

const list = (...words: string[]) => `(array[${words.map((word) => `'${word}'`).join(', ')}])`;
const pick = (words: string[], seed: string) =>
  `${list(...words)}[1 + (${seed}) % ${words.length}]`;
const letter = (digit: number) => `chr(97 + (i / ${26 ** digit}) % 26)`;

const nouns = ['다람쥐', '구름', '바다', '모래', '라떼', '오월', '나무', '여우', '파도', '별빛'];

function insertMembers({ members }: WorldSize): string {
  return `
    insert into members (nickname, email, about_me, gender, birth_year, reputation,
      image_path, image_name, following_count)
    select ${pick(nouns, 'i')} || ${[3, 2, 1, 0].map(letter).join(' || ')},
      'member' || i || '@example.com', '작게 모이는 걸 좋아해요.',
      case when i % 2 = 0 then 'FEMALE' else 'MALE' end, 1970 + i % 38, 30 + random() * 40,
      case when i % 3 > 0 then '/images/member' end,
      case when i % 3 > 0 then md5(i::text) || '.webp' end, ${FOLLOWS_PER_MEMBER}
    from generate_series(1, ${members}) as i`;
}

function insertInterests({ members }: WorldSize): string {
  return `
    insert into member_interests (member_id, category_small_id)
    select i, 1 + (i * 7 + nth * 11) % 35
    from generate_series(1, ${members}) as i, generate_series(1, 2 + i % 7) as nth`;
}

function insertOwnAreas({ members }: WorldSize): string {
  return `
    insert into member_areas (member_id, position, area_code)
    select i, nth, known.codes[1 + (i * 31 + nth * 7) % cardinality(known.codes)]
    from generate_series(1, ${members}) as i
    cross join (select array_agg(area_code order by area_code) as codes from areas) as known
    cross join generate_series(1, (array[0, 1, 1, 2])[1 + i % 4]) as nth`;
}

const areas = ['성수', '연남', '망원', '잠실', '합정', '서촌', '판교', '광안리', '전주', '홍대'];
const deeds = ['번개', '소모임', '같이 해요', '주말반', '첫걸음', '정기 모임', '한 판', '나들이'];
const locations = [
  '서울 성동구 연무장길',
  '서울 마포구 동교로',
  '서울 송파구 올림픽로',
  '서울 종로구 자하문로',
  '경기 성남시 판교역로',
  '부산 수영구 광안해변로',
  '전북 전주시 태조로',
];
const openings = ['처음이어도 괜찮아요.', '천천히 친해져요.', '조용히 즐겨요.', '꾸준히 만나요.'];
const closings = [
  '끝나고 커피 한잔 어때요?',
  '준비물은 편한 신발뿐이에요.',
  '늦으면 미리 알려 주세요.',
  '사진은 서로 허락받고 찍어요.',
  'English speakers welcome!',
];

/**
 * A hash of the club's id. Meeting hours computed from the id itself would correlate with the
 * category and the location, which also depend on the id.
 */
const mixed = '(hashint4(i) & 1073741823)';

function insertClubs({ clubs, members }: WorldSize): string {
  const past = Math.round(clubs * (1 - ACTIVE_SHARE));
  const rareWord = `chr(44032 + (i * 131) % 11172) || chr(44032 + (i * 977) % 11172)`;
  return `
    insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date,
      meeting_time, member_limit, joined_count, gender_restriction, birth_year_min,
      birth_year_max, is_online, location, area_code, is_area_read, category_small_id,
      category_large_id,
      image_path, image_name, cancelled_at)
    select 1 + (i::bigint * 7919) % ${members},
      ${pick(areas, 'i / 3')} || ' ' || s.category_name || ' ' || ${pick(deeds, 'i / 7')},
      ${pick(openings, 'i / 5')} || ' ' || ${rareWord} || ' ' || ${pick(closings, 'i / 11')},
      '어떻게 알고 왔나요?', (i % 4) * 5000,
      date '${TODAY}' + case when i <= ${past}
        then -1 - ((${past} - i) * 300.0 / ${past} + random() * 20)::int
        else greatest(0, ((i - ${past}) * 60.0 / ${clubs - past} + random() * 10 - 5)::int) end,
      make_time(9 + ${mixed} % 14, ${mixed} / 14 % 4 * 15, 0),
      least(20, greatest(3, seats.joined + i % 5)), seats.joined,
      case i % 10 when 0 then 'FEMALE_ONLY' when 1 then 'MALE_ONLY' else 'ALL' end,
      case when i % 6 = 0 then 1980 end, case when i % 9 = 0 then 2002 end,
      i % 7 = 0, case when i % 7 > 0 then ${pick(locations, 'i / 2')} || ' ' || i % 200 end,
      case when i % 7 > 0 then known.codes[1 + (i / 2) % cardinality(known.codes)] end, true,
      s.category_small_id, s.category_large_id,
      case when i % 5 > 0 then '/images/club_banner' end,
      case when i % 5 > 0 then md5('club' || i) || '.webp' end,
      case when i % 50 = 0 then timestamptz '${TODAY}' - interval '400 days' end
    from generate_series(1, ${clubs}) as i
    cross join (select array_agg(area_code order by area_code) as codes from areas) as known
    join small_categories s on s.category_small_id = 1 + (i * 13) % 35
    cross join lateral (
      select (1 + count(*))::int as joined
      from generate_series(1, ${othersInClub}) as nth where ${isJoined}) as seats
    order by i`;
}

const othersInClub = '((i::bigint * 48271) % 11)::int';
const isJoined = '(i + nth * 3) % 10 < 8';

function insertMemberships({ clubs, members }: WorldSize): string {
  // A club has at most eleven members, whose ids are `step` apart. A step of at most a twelfth of
  // all members never reaches the same member twice.
  const step = `(1 + (i::bigint * 104729) % ${Math.floor(members / 12)})`;
  return `
    insert into club_members (club_id, member_id, status, join_answer)
    select i, 1 + ((i::bigint * 7919) + nth * ${step}) % ${members},
      case when nth = 0 or ${isJoined} then 'CLUB_JOINED'
        else ${list('CLUB_WAITING', 'CLUB_REJECTED', 'CLUB_KICKED')}[1 + i % 3] end,
      case when nth > 0 then '두 번 해 봤어요.' end
    from generate_series(1, ${clubs}) as i, generate_series(0, ${othersInClub}) as nth
    order by i, nth`;
}

function insertFollows({ members }: WorldSize): string {
  const step = `(1 + (i::bigint * 7919) % ${Math.floor(members / 12)})`;
  return `
    insert into follows (follower_id, followee_id)
    select i, 1 + (i - 1 + nth * ${step}) % ${members}
    from generate_series(1, ${members}) as i, generate_series(1, ${FOLLOWS_PER_MEMBER}) as nth`;
}

const countFollowers = `
  update members m set follower_count = counted.followers
  from (select followee_id, count(*) as followers from follows group by followee_id) as counted
  where m.member_id = counted.followee_id`;

/** Build the index after inserting the rows: sorting everything once is many times faster. */
async function fillSearch(clients: pg.Client[], { clubs }: WorldSize): Promise<void> {
  const [client] = clients;
  const found = await client?.query<{ definition: string }>(
    `select pg_get_indexdef('club_search_grams'::regclass) as definition`,
  );
  await client?.query('drop index club_search_grams');
  let first = 1 - CLUBS_AT_A_TIME;
  const fill = async (each: pg.Client) => {
    while (first + CLUBS_AT_A_TIME <= clubs) {
      first += CLUBS_AT_A_TIME;
      await each.query(
        `insert into club_search select * from club_search_source
         where club_id between $1 and $2 and meeting_date >= $3`,
        [first, first + CLUBS_AT_A_TIME - 1, TODAY],
      );
    }
  };
  await Promise.all(clients.map(fill));
  await client?.query(found?.rows[0]?.definition ?? '');
  await client?.query('alter index club_search_grams alter column 1 set statistics 400');
  await client?.query(insertTerms);
}

const OTHER_TERMS = 50_000;

const insertTerms = `
  insert into search_terms
  select term, search_jamo(term), search_misspellings(term), false
  from (
    select distinct term from club_search, search_name_terms(name_text) as term
    union
    select ${[131, 977, 613].map((step) => `chr(44032 + (i * ${step}) % 11172)`).join(' || ')}
    from generate_series(1, ${OTHER_TERMS}) as i) as terms
  on conflict do nothing`;
