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

/**
 * Everything is asked for by many members. A page that is kept would say nothing, so none is; of a
 * search the found ids are kept, as they are in use.
 */
export async function measureFilteredLists(worlds: Worlds): Promise<FilteredList[]> {
  return [
    ...(await measureAll(worlds, 'off', ['category', 'date', 'recommend'])),
    ...(await measureAll(worlds, 'on', ['search'])),
  ];
}

async function measureAll({ small, large }: Worlds, cache: 'on' | 'off', names: string[]) {
  const servers = {
    small: await startMeasuredServer(small, cache),
    large: await startMeasuredServer(large, cache),
  };
  const results: FilteredList[] = [];
  for (const list of names) {
    for (const filter of Object.keys(filters)) {
      results.push(await measureOne(list, filter as keyof typeof filters, servers));
    }
  }
  for (const server of Object.values(servers)) await server.stop();
  return results;
}

type Servers = Record<'small' | 'large', MeasuredServer>;

async function measureOne(list: string, filter: keyof typeof filters, servers: Servers) {
  const address = (viewer: BenchViewer) => `${lists[list]?.(viewer)}${filters[filter]}`;
  const ask =
    ({ port, viewers }: MeasuredServer) =>
    () =>
      measure(
        port,
        viewers.map((viewer) => httpGet(address(viewer), viewer.token)),
        SLICE,
      );
  const rounds = await inTurns({ small: ask(servers.small), large: ask(servers.large) }, ROUNDS);
  const [few, many] = [rounds.get('small') ?? [], rounds.get('large') ?? []];
  const growth = ratio(many, few, 'p50') ?? Number.NaN;
  return { list, filter, small: typical(few).p50, large: typical(many).p50, growth };
}
