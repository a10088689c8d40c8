import { weekendOf } from '@azit/rules/weekend';
import type { Worlds } from './database.ts';
import { httpGet, measure } from './load.ts';
import { type BenchViewer, type MeasuredServer, startMeasuredServer } from './measured-server.ts';
import { inTurns, ratio, typical } from './rounds.ts';
import { TODAY } from './world.ts';

const SLICE = { connections: 4, warm: 0.4, measured: 1.5 };
const ROUNDS = 5;

const filters = {
  none: '',
  free: '&free=1',
  online: '&mode=online',
  weekend: '&when=weekend',
  joinable: '&joinable=1',
  area: '&area=11680',
  'ten areas': [110, 140, 170, 200, 215, 230, 260, 290, 305, 320]
    .map((district) => `&area=11${district}`)
    .join(''),
  'all of them': '&free=1&mode=offline&when=weekend&joinable=1&area=11680&area=41110',
};

const lists: Readonly<Record<string, (viewer: BenchViewer) => string>> = {
  category: () => '/api/clubs/category?cl=3',
  date: () => `/api/clubs/date?date=${weekendOf(TODAY).to}`,
  recommend: ({ memberId }) => `/api/clubs/recommend/${memberId}?page=1`,
  search: () => '/api/clubs/search?keyword=보드게임',
};

export type FilteredList = {
  list: string;
  filter: string;
  small: number;
  large: number;
  growth: number;
};

/** Everything is asked for by many members; nothing but totals and matches of words is kept. */
export async function measureFilteredLists({ small, large }: Worlds): Promise<FilteredList[]> {
  // A page that is kept says nothing; of a search only the found ids are.
  const pages = await startBoth(small, large, 'off');
  const searches = await startBoth(small, large, 'on');
  const results: FilteredList[] = [];
  try {
    for (const [list, address] of Object.entries(lists)) {
      const servers = list === 'search' ? searches : pages;
      for (const [filter, query] of Object.entries(filters)) {
        const ask =
          ({ port, viewers }: MeasuredServer) =>
          () =>
            measure(
              port,
              viewers.map((viewer) => httpGet(`${address(viewer)}${query}`, viewer.token)),
              SLICE,
            );
        const rounds = await inTurns(
          { small: ask(servers.small), large: ask(servers.large) },
          ROUNDS,
        );
        const [few, many] = [rounds.get('small') ?? [], rounds.get('large') ?? []];
        results.push({
          list,
          filter,
          small: typical(few).p50,
          large: typical(many).p50,
          growth: ratio(many, few, 'p50') ?? Number.NaN,
        });
      }
    }
    return results;
  } finally {
    for (const server of [...Object.values(pages), ...Object.values(searches)]) await server.stop();
  }
}

async function startBoth(small: Worlds['small'], large: Worlds['large'], cache: 'on' | 'off') {
  return {
    small: await startMeasuredServer(small, cache),
    large: await startMeasuredServer(large, cache),
  };
}
