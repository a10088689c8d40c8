import { addDays, getWeekend } from '@azit/rules/seoul-clock';
import pg from 'pg';
import type { Statement } from '../../../apps/server/src/database/statement.ts';
import {
  selectListedCards,
  selectListedIds,
} from '../../../apps/server/src/modules/discovery/list.repository.ts';
import { rankFilteredRecommendations } from '../../../apps/server/src/modules/recommendation/recommendation.repository.ts';
import { readBackendTime } from '../worlds/compare-statements.ts';
import { compareWorlds } from '../worlds/compare-worlds.ts';
import type { Worlds } from '../worlds/database.ts';
import { TODAY } from '../worlds/world.ts';

const MEMBER = 777;
const PAGE = 5;
const TIME_PARAMS = { today: TODAY, time_of_day: '12:00:00', hidden_ids: '{}' };
const NOW = new Date();

type Values = Readonly<Record<string, unknown>>;

const unfiltered: Values = {
  only_free: null,
  is_online: null,
  first_day: null,
  last_day: null,
  weekday: null,
  area_codes: null,
  joinable_by: null,
  now: NOW,
};
const weekend = { first_day: getWeekend(TODAY).from, last_day: getWeekend(TODAY).to };
const tenAreas = [110, 140, 170, 200, 215, 230, 260, 290, 305, 320].map((own) => `11${own}`);

const filters: Readonly<Record<string, Values>> = {
  free: { only_free: true },
  online: { is_online: true },
  weekend,
  joinable: { joinable_by: MEMBER },
  area: { area_codes: ['11680'] },
  'ten areas': { area_codes: tenAreas },
  'free, offline, weekend, joinable, two areas': {
    ...weekend,
    only_free: true,
    is_online: false,
    joinable_by: MEMBER,
    area_codes: tenAreas.slice(0, 2),
  },
};

const day = addDays(TODAY, 5);
const page = { ...TIME_PARAMS, viewer_id: null, limit: PAGE, offset: 0 };
const lists: Readonly<
  Record<string, { statement: Statement; values: (filter: Values) => Values }>
> = {
  category: {
    statement: selectListedIds,
    values: (filter) => ({ ...unfiltered, ...page, category_large_id: 3, ...filter }),
  },
  date: {
    statement: selectListedIds,
    values: (filter) => {
      const days = { first_day: day, last_day: day };
      return { ...unfiltered, ...page, category_large_id: null, ...filter, ...days };
    },
  },
  recommend: {
    statement: rankFilteredRecommendations,
    values: (filter) => {
      const own = { member_id: MEMBER, size: PAGE, joinable_by: null };
      return { ...unfiltered, ...TIME_PARAMS, ...filter, ...own };
    },
  },
};

export type FilteredList = {
  list: string;
  filter: string;
  small: number;
  large: number;
  growth: number;
};

/**
 * Alternates between the small and the large database. Always loads the cards of the same five
 * clubs: in the small database some filters match too few clubs, and an empty page would look
 * cheap.
 */
export async function measureFilteredLists(worlds: Worlds): Promise<FilteredList[]> {
  const [small, large] = [await reader(worlds.small), await reader(worlds.large)];
  const results: FilteredList[] = [];
  for (const [list, { statement, values }] of Object.entries(lists)) {
    for (const [filter, chosen] of Object.entries(filters)) {
      const [few, many] = await compareWorlds([
        () => small.page(list, statement, values(chosen)),
        () => large.page(list, statement, values(chosen)),
      ]);
      results.push({
        list,
        filter,
        small: few?.ms ?? Number.NaN,
        large: many?.ms ?? Number.NaN,
        growth: many?.growth ?? Number.NaN,
      });
    }
  }
  await small.end();
  await large.end();
  return results;
}

async function reader(connection: Worlds['small']) {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const shown = await client.query<{ ids: number[] }>(
    `select array(select club_id from clubs where cancelled_at is null
       and meeting_date > $1::date + 1 order by club_id limit ${PAGE}) as ids`,
    [TODAY],
  );
  const run = (statement: Statement, values: Values) =>
    client.query({
      name: statement.plannedPerCall ? '' : statement.name,
      text: statement.text,
      values: statement.parameterOrder.map((name) => values[name]),
    });
  const cards = {
    ...TIME_PARAMS,
    club_ids: shown.rows[0]?.ids ?? [],
    audience: 'member',
    viewer_id: null,
  };
  return {
    page: async (list: string, statement: Statement, values: Values) => {
      const started = readBackendTime(pid);
      await run(statement, values);
      if (list !== 'recommend') await run(selectListedCards, cards);
      return readBackendTime(pid) - started;
    },
    end: () => client.end(),
  };
}
