import { httpGet } from '../../client/load.ts';
import { median } from '../../figures/median.ts';
import { openWorld } from '../growth/growth-world.ts';
import type { Worlds } from '../worlds/database.ts';

const areas = [110, 140, 170, 200, 215, 230, 260, 290, 305, 320].map((own) => `area=11${own}`);

const singleFilters = [
  'free=1',
  'mode=online',
  'mode=offline',
  'when=weekend',
  'joinable=1',
  'area=11680',
  areas.join('&'),
];
const combinations = [
  'free=1&mode=offline&joinable=1',
  'free=1&mode=online&joinable=1',
  `joinable=1&${areas.join('&')}`,
  `free=1&mode=offline&when=weekend&joinable=1&${areas.slice(0, 2).join('&')}`,
];

const terms: readonly { term: string; plain?: string }[] = [
  { term: '쀍쀍쀍' },
  { term: '보드게임' },
  { term: '와인' },
  { term: '보드게임 서울' },
  { term: '성수 전주' },
  { term: '성동구' },
  { term: 'ㅂㄷㄱㅇ' },
  { term: '마포' },
  { term: '처음' },
  { term: '서울' },
  { term: 'ㅅㅇ' },
  { term: '서' },
  { term: 'qhemrpdla', plain: '보드게임' },
  { term: '보드게인', plain: '보드게임' },
  { term: '보드게임을', plain: '보드게임' },
];

const ROUNDS = 15;
const WARM_UP_ROUNDS = 5;

export type SearchTimes = {
  term: string;
  times: ReadonlyMap<string, number>;
  forgiving: number | undefined;
};

const SEARCH_LIMITS = { term: 15, filter: 20, combination: 45, forgiving: 2.5 };

export async function measureSearches({ large }: Worlds): Promise<SearchTimes[]> {
  const world = await openWorld(large);
  let turn = 0;
  const time = (term: string, filter: string) => {
    const { token } = world.viewers[turn++ % world.viewers.length] ?? { token: '' };
    const request = httpGet(`/api/clubs/search?keyword=${term}&${filter}`, token);
    return world.run({ name: term, turn: () => ({ request }) }, turn);
  };
  try {
    const results: SearchTimes[] = [];
    for (const { term, plain } of terms) {
      const times = new Map<string, number>();
      const ratios: number[] = [];
      for (const filter of ['', ...singleFilters, ...combinations]) {
        const rounds: number[] = [];
        for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
          const taken = await time(term, filter);
          const reference = plain && filter === '' ? await time(plain, '') : Number.NaN;
          if (round < WARM_UP_ROUNDS) continue;
          rounds.push(taken);
          if (filter === '') ratios.push(taken / reference);
        }
        times.set(filter, median(rounds));
      }
      results.push({ term, times, forgiving: plain === undefined ? undefined : median(ratios) });
    }
    return results;
  } finally {
    await world.stop();
  }
}

export function renderSearches(results: readonly SearchTimes[]): {
  lines: string[];
  holds: boolean;
} {
  let holds = true;
  const cell = (value: number, limit: number, unit: string) => {
    holds &&= value <= limit;
    return `${value > limit ? '**' : ''}${value.toFixed(1)}${unit}${value > limit ? '**' : ''}`;
  };
  const slowest = (times: ReadonlyMap<string, number>, filters: readonly string[]) =>
    Math.max(...filters.map((filter) => times.get(filter) ?? Number.NaN));
  const { term: limit, filter, combination, forgiving: factor } = SEARCH_LIMITS;
  const lines = [
    `| term | unfiltered (${limit} ms) | slowest of ${singleFilters.length} filters (${filter} ms) | slowest of ${combinations.length} combinations (${combination} ms) | × plain (${factor}) |`,
    '|---|---:|---:|---:|---:|',
    ...results.map(({ term, times, forgiving }) =>
      [
        `| ${term}`,
        cell(times.get('') ?? Number.NaN, limit, ' ms'),
        cell(slowest(times, singleFilters), filter, ' ms'),
        cell(slowest(times, combinations), combination, ' ms'),
        `${forgiving === undefined ? '' : cell(forgiving, factor, '')} |`,
      ].join(' | '),
    ),
  ];
  return { lines, holds };
}
