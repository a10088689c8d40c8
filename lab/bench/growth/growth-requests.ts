import { addDays } from '@azit/rules/seoul-clock';
import type pg from 'pg';
import { httpGet, httpPost } from '../../client/load.ts';
import type { BenchViewer } from '../worlds/measured-server.ts';
import { TODAY } from '../worlds/world.ts';

export type Turn = { request: Buffer; undo?: Buffer };
export type Act = { name: string; turn: (nth: number) => Turn };

type Pair = { member_id: number; id: number };

const pickNth = <Item>(items: readonly Item[], nth: number): Item => {
  const item = items[nth % items.length];
  if (item === undefined) throw new Error('the world has no such row');
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

export async function listActs(client: pg.Client, viewers: readonly BenchViewer[]): Promise<Act[]> {
  const findToken = (memberId: number) =>
    viewers.find((viewer) => viewer.memberId === memberId)?.token ?? '';
  const get = (name: string, path: (viewer: BenchViewer) => string): Act => ({
    name,
    turn: (nth) => {
      const viewer = pickNth(viewers, nth);
      return { request: httpGet(path(viewer), viewer.token) };
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
    { name: 'detail', turn: (nth) => readBy(pickNth(shown, nth), (id) => `/api/clubs/${id}`) },
    { name: 'apply', turn: (nth) => application(pickNth(joinable, nth)) },
    get('inbox', () => '/api/notices'),
    {
      name: 'room',
      turn: (nth) => readBy(pickNth(rooms, nth), (id) => `/api/chats/${id}/messages`),
    },
  ];

  function readBy({ member_id, id }: Pair, path: (id: number) => string): Turn {
    return { request: httpGet(path(id), findToken(member_id)) };
  }

  function application({ member_id, id }: Pair): Turn {
    const path = `/api/clubs/${id}/signups`;
    const token = findToken(member_id);
    return {
      request: httpPost(path, { memberId: member_id, joinAnswer: '처음이에요.' }, token),
      undo: Buffer.from(
        `DELETE ${path}/${member_id} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\n\r\n`,
      ),
    };
  }
}

const isUpcoming = `cancelled_at is null and meeting_date between $2::date + 2 and $2::date + 40`;

const shownClubs = `
  select member_id, club_id as id
  from unnest($1::int4[]) with ordinality as viewer (member_id, nth)
  cross join lateral (
    select club_id from clubs where ${isUpcoming} order by meeting_date, meeting_time, club_id offset nth limit 1) as club`;

const ownRooms = `
  select member_id, room_id::int4 as id from chat_members where member_id = any ($1)
  order by room_id`;

const joinableClubs = `
  select member_id, club_id as id
  from unnest($1::int4[]) with ordinality as viewer (member_id, nth)
  cross join lateral (
    select club_id from clubs c
    where ${isUpcoming} and gender_restriction = 'ALL' and birth_year_min is null
      and birth_year_max is null and not is_full
      and not exists (
        select from club_members m where m.club_id = c.club_id and m.member_id = viewer.member_id)
    order by meeting_date, meeting_time, club_id offset nth limit 1) as club`;
