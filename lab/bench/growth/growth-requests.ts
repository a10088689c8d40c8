import { addDays } from '@azit/rules/seoul-clock';
import type pg from 'pg';
import { httpGet, httpPost } from '../../client/load.ts';
import type { BenchViewer } from '../worlds/measured-server.ts';
import { TODAY } from '../worlds/world.ts';

/** What is sent in one turn, and what takes it back unmeasured. */
export type Turn = { request: Buffer; undo?: Buffer };
/** The turns of one row of the table; each world has clubs, rooms and members of its own. */
export type Act = { name: string; turnOf: (nth: number) => Turn };

type Pair = { member_id: number; id: number };

const nthOf = <Item>(items: readonly Item[], nth: number): Item => {
  const item = items[nth % items.length];
  if (item === undefined) throw new Error('the world lacks what is asked for');
  return item;
};

const words: readonly (readonly [string, string])[] = [
  ['common, 1 letter', '서'],
  ['common, 2 letters', '서울'],
  ['common, 3 letters', '성동구'],
  ['exact, in names', '보드게임'],
  ['initials', 'ㅅㅇ'],
  ['two words', '서울 보드게임'],
  ['rare', '쀍쀍'],
  ['forgiving, other keyboard', 'qhemrpdla'],
  ['forgiving, one wrong letter', '보드게인'],
];

/** All acts of one world. Members are those who are logged in there. */
export async function actsOf(client: pg.Client, viewers: readonly BenchViewer[]): Promise<Act[]> {
  const tokenOf = (memberId: number) =>
    viewers.find((viewer) => viewer.memberId === memberId)?.token ?? '';
  const get = (name: string, pathOf: (viewer: BenchViewer) => string): Act => ({
    name,
    turnOf: (nth) => {
      const viewer = nthOf(viewers, nth);
      return { request: httpGet(pathOf(viewer), viewer.token) };
    },
  });
  const memberIds = viewers.map(({ memberId }) => memberId);
  const pairs = async (text: string, ...values: unknown[]) =>
    (await client.query<Pair>(text, [memberIds, ...values])).rows;
  const joinable = await pairs(joinableClubs, TODAY);
  const rooms = await pairs(ownRooms);
  const shown = await pairs(shownClubs, TODAY);
  return [
    get('category', () => '/api/clubs/category?cl=3'),
    get('date', () => `/api/clubs/date?date=${addDays(TODAY, 5)}`),
    get('category, free, online', () => '/api/clubs/category?cl=3&free=1&mode=online'),
    get('recommend', ({ memberId }) => `/api/clubs/recommend/${memberId}`),
    ...words.map(([kind, word]) =>
      get(`search, ${kind}`, () => `/api/clubs/search?keyword=${word}`),
    ),
    { name: 'detail', turnOf: (nth) => readBy(nthOf(shown, nth), (id) => `/api/clubs/${id}`) },
    { name: 'apply', turnOf: (nth) => application(nthOf(joinable, nth)) },
    get('inbox', () => '/api/notices'),
    {
      name: 'room',
      turnOf: (nth) => readBy(nthOf(rooms, nth), (id) => `/api/chats/${id}/messages`),
    },
  ];

  function readBy({ member_id, id }: Pair, pathOf: (id: number) => string): Turn {
    return { request: httpGet(pathOf(id), tokenOf(member_id)) };
  }

  function application({ member_id, id }: Pair): Turn {
    const path = `/api/clubs/${id}/signups`;
    const token = tokenOf(member_id);
    return {
      request: httpPost(path, { memberId: member_id, joinAnswer: '처음이에요.' }, token),
      undo: Buffer.from(
        `DELETE ${path}/${member_id} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\n\r\n`,
      ),
    };
  }
}

const aheadOfAll = `cancelled_at is null and meeting_date between $2::date + 2 and $2::date + 40`;

const shownClubs = `
  select member_id, club_id as id
  from unnest($1::int4[]) with ordinality as viewer (member_id, place)
  cross join lateral (
    select club_id from clubs where ${aheadOfAll} order by meeting_date, meeting_time, club_id offset place limit 1) as club`;

const ownRooms = `
  select member_id, room_id::int4 as id from chat_members where member_id = any ($1)
  order by room_id`;

/** One for each member, so that none applies twice; nobody is kept out by age or gender. */
const joinableClubs = `
  select member_id, club_id as id
  from unnest($1::int4[]) with ordinality as viewer (member_id, place)
  cross join lateral (
    select club_id from clubs c
    where ${aheadOfAll} and gender_restriction = 'ALL' and birth_year_min is null
      and birth_year_max is null and not is_full
      and not exists (
        select from club_members m where m.club_id = c.club_id and m.member_id = viewer.member_id)
    order by meeting_date, meeting_time, club_id offset place limit 1) as club`;
