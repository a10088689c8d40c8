import { httpGet } from '../../client/load.ts';
import { type MeasuredWorld, openWorld } from '../growth/growth-world.ts';
import type { Worlds } from '../worlds/database.ts';
import { compareWorlds } from '../worlds/in-worlds.ts';
import type { FilteredList } from './filtered-lists.ts';

const tenAreas = [110, 140, 170, 200, 215, 230, 260, 290, 305, 320].map((own) => `area=11${own}`);

const filters: Readonly<Record<string, string>> = {
  free: 'free=1',
  online: 'mode=online',
  offline: 'mode=offline',
  weekend: 'when=weekend',
  joinable: 'joinable=1',
  area: 'area=11680',
  'ten areas': tenAreas.join('&'),
  'five at once': `free=1&mode=offline&when=weekend&joinable=1&${tenAreas.slice(0, 2).join('&')}`,
};

/** A word in 1,250 of 200,000 clubs, and one in 20,000. */
const words = ['보드게임', '서울'];

/** How long a member waits for the reply, in two worlds by turns: a search may take several statements. */
export async function measureFilteredSearches({ small, large }: Worlds): Promise<FilteredList[]> {
  const worlds = [await openWorld(small), await openWorld(large)];
  const results: FilteredList[] = [];
  try {
    for (const word of words) {
      for (const [filter, query] of Object.entries(filters)) {
        const path = `/api/clubs/search?keyword=${word}&${query}`;
        const [few, many] = await compareWorlds(worlds.map((world) => asking(world, path)));
        results.push({
          list: `search for ${word}`,
          filter,
          small: few?.ms ?? Number.NaN,
          large: many?.ms ?? Number.NaN,
          growth: many?.growth ?? Number.NaN,
        });
      }
    }
  } finally {
    for (const world of worlds) await world.stop();
  }
  return results;
}

/** Every turn by another member. */
function asking({ viewers, ask }: MeasuredWorld, path: string): () => Promise<number> {
  const turns = viewers.map(({ token }) => ({ request: httpGet(path, token) }));
  const act = { name: path, turnOf: (nth: number) => turns[nth % turns.length] ?? fail() };
  let nth = 0;
  return () => ask(act, nth++);
}

function fail(): never {
  throw new Error('a world without members');
}
