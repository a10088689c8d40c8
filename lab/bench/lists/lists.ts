import { addDays } from '@azit/rules/seoul-clock';
import { selectActiveSession } from '../../../apps/server/src/modules/auth/session.repository.ts';
import {
  selectCategoryFeed,
  selectDateFeed,
  selectListedCards,
} from '../../../apps/server/src/modules/discovery/list.repository.ts';
import {
  rankRecommendations,
  selectRecommendedCards,
} from '../../../apps/server/src/modules/recommendation/recommendation.repository.ts';
import { httpGet, readOnce } from '../../client/load.ts';
import type { BenchViewer, MeasuredServer } from '../worlds/measured-server.ts';
import { TODAY } from '../worlds/world.ts';
import type { Limit } from './pgbench.ts';

const NOON = '12:00:00';
const TIME_PARAMS = {
  today: TODAY,
  time_of_day: NOON,
  audience: 'guest',
  hidden_ids: '{}',
  viewer_id: '0',
};
const CATEGORY = 3;
const DAYS = 3;
const DAY = addDays(TODAY, DAYS);
const WORD = '보드게임';

export const CATEGORY_VALUES: Readonly<Record<string, string | number>> = {
  ...TIME_PARAMS,
  category_large_id: CATEGORY,
  offset: 0,
};

export type ListName = 'category' | 'date' | 'recommend' | 'search';
export const LISTS: readonly ListName[] = ['category', 'date', 'recommend', 'search'];

export function requestsFor(list: ListName, page: number, viewers: BenchViewer[]): Buffer[] {
  if (list === 'category') return [httpGet(`/api/clubs/category?cl=${CATEGORY}&page=${page}`)];
  if (list === 'date') return [httpGet(`/api/clubs/date?days=${DAYS}&page=${page}`)];
  if (list === 'search') {
    return viewers.map(({ token }) =>
      httpGet(`/api/clubs/search?keyword=${WORD}&page=${page}`, token),
    );
  }
  return viewers.map(({ memberId, token }) =>
    httpGet(`/api/clubs/recommend/${memberId}?page=${page}`, token),
  );
}

export async function statementsFor(
  list: ListName,
  page: number,
  { port, viewers }: MeasuredServer,
): Promise<Limit[]> {
  const offset = (page - 1) * 5;
  if (list === 'category') {
    return [{ statement: selectCategoryFeed, values: { ...CATEGORY_VALUES, offset } }];
  }
  if (list === 'date')
    return [{ statement: selectDateFeed, values: { ...TIME_PARAMS, day: DAY, offset } }];
  const viewer = viewers[2];
  if (viewer === undefined) throw new Error('there is no viewer');
  const session = { statement: selectActiveSession, values: { session_id: viewer.sessionId } };
  const own = { ...TIME_PARAMS, member_id: viewer.memberId, now: `${TODAY} ${NOON}+09` };
  if (list === 'recommend' && page === 1) {
    return [session, { statement: rankRecommendations, values: { ...own, size: 5 } }];
  }
  const [request] = requestsFor(list, page, [viewer]);
  const ids = `{${idsIn(await readOnce(port, request ?? Buffer.alloc(0))).join(',')}}`;
  const cards =
    list === 'search'
      ? { statement: selectListedCards, values: { club_ids: ids, ...TIME_PARAMS } }
      : { statement: selectRecommendedCards, values: { ...own, club_ids: ids } };
  return [session, cards];
}

function idsIn(reply: unknown): unknown[] {
  if (typeof reply !== 'object' || reply === null || !('data' in reply)) return [];
  return Array.isArray(reply.data) ? reply.data.map((card) => card.clubId) : [];
}

export type WordKind = { kind: string; word: string; plain?: string };

const RARE_CLUB = 190_003;
const rare = [131, 977].map((step) => String.fromCodePoint(44_032 + ((RARE_CLUB * step) % 11_172)));

export const WORDS: readonly WordKind[] = [
  { kind: '1 letter, common', word: '서' },
  { kind: '1 letter, rare', word: rare[1] ?? '' },
  { kind: '2 letters, common', word: '서울' },
  { kind: '2 letters, rare', word: rare.join('') },
  { kind: '3 letters, common', word: '성동구' },
  { kind: '4 letters, in names', word: '보드게임' },
  { kind: 'initials, common', word: 'ㅅㅇ' },
  { kind: 'initials, long', word: 'ㅂㄷㄱㅇ' },
  { kind: 'two words', word: '서울 보드게임' },
  { kind: 'no match', word: '쀍쀍쀍' },
  { kind: 'other keyboard', word: 'qhemrpdla', plain: '보드게임' },
  { kind: 'one wrong letter', word: '보드게인', plain: '보드게임' },
  { kind: 'particle', word: '보드게임을', plain: '보드게임' },
];

export function searchRequests({ word }: WordKind, page: number, viewers: BenchViewer[]): Buffer[] {
  return viewers.map(({ token }) =>
    httpGet(`/api/clubs/search?keyword=${word}&page=${page}`, token),
  );
}

export async function countMatches(
  kind: WordKind,
  { port, viewers }: MeasuredServer,
): Promise<number> {
  const [request] = searchRequests(kind, 1, viewers);
  const reply = await readOnce(port, request ?? Buffer.alloc(0));
  if (typeof reply !== 'object' || reply === null || !('pageInfo' in reply)) return Number.NaN;
  const { pageInfo } = reply;
  return typeof pageInfo === 'object' && pageInfo !== null && 'totalElements' in pageInfo
    ? Number(pageInfo.totalElements)
    : Number.NaN;
}
