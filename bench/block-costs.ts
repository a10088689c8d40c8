import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Statement } from '../apps/server/src/database/statement.ts';
import { selectActiveSession } from '../apps/server/src/modules/auth/session.repository.ts';
import { selectOwnActivity } from '../apps/server/src/modules/clubs/activity/activity.repository.ts';
import { selectClub } from '../apps/server/src/modules/clubs/club.repository.ts';
import { selectVisibleClubMembers } from '../apps/server/src/modules/clubs/club-member.repository.ts';
import {
  selectCategoryFeed,
  selectDateFeed,
  selectSeenCategoryFeed,
  selectSeenDateFeed,
} from '../apps/server/src/modules/discovery/public-list.repository.ts';
import {
  rankRecommendations,
  rankSeenRecommendations,
} from '../apps/server/src/modules/discovery/recommendation.repository.ts';
import {
  selectCards,
  selectMatches,
  selectSeenCards,
} from '../apps/server/src/modules/discovery/search.repository.ts';
import { selectFollowing } from '../apps/server/src/modules/follows/follow-list.repository.ts';
import { selectMember } from '../apps/server/src/modules/members/member.repository.ts';
import { SMALL_WORLD, withSmallDatabase } from './small-database.ts';
import { withoutBlocks } from './without-blocks.ts';
import { TODAY } from './world.ts';

const ROUNDS = 400;
export const BLOCKS = 50;
const PLAIN = 1;
const BLOCKER = 2;
const MOMENT = { today: TODAY, time_of_day: '00:00:00' };

type Run = { statement: Statement; values: Record<string, unknown> };
/** The statements of one request: today's without the block, and with it for either viewer. */
type Request = { list: string; before: Run[]; plain: Run[]; blocker: Run[] };

const types: Record<string, string> = { _int4: 'int4[]', _int2: 'int4[]', _uuid: 'uuid[]' };

/** Prepares a statement under its own name; returns the text that runs it. */
async function prepare(client: pg.Client, { statement, values }: Run, text: string) {
  const name = `p${randomUUID().replaceAll('-', '')}`;
  const parameters = statement.parameterOrder.map((parameter) => {
    const type = statement.params[parameter]?.databaseTypes[0] ?? 'text';
    const value = values[parameter];
    const literal = value === null || value === undefined ? 'null' : pg.escapeLiteral(`${value}`);
    return { type: types[type] ?? type, literal };
  });
  const declared = parameters.map(({ type }) => type).join(', ');
  await client.query(`prepare ${name} (${declared}) as ${text}`);
  return `execute ${name} (${parameters.map(({ literal }) => literal).join(', ')})`;
}

async function timeOf(client: pg.Client, texts: string[]): Promise<number> {
  const begun = performance.now();
  for (const text of texts) await client.query(text);
  return performance.now() - begun;
}

/** Milliseconds of the faster runs of each, in turns: what else the machine does hits them alike. */
async function measure(client: pg.Client, request: Request) {
  const times: Record<string, number[]> = { before: [], plain: [], blocker: [] };
  const prepared: [string, string[]][] = [];
  for (const name of ['before', 'plain', 'blocker'] as const) {
    const texts: string[] = [];
    for (const run of request[name]) {
      const { text } = run.statement;
      texts.push(await prepare(client, run, name === 'before' ? withoutBlocks(text) : text));
    }
    prepared.push([name, texts]);
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, texts] of prepared) times[name]?.push(await timeOf(client, texts));
  const middle = (name: string) =>
    times[name]?.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 10)] ?? Number.NaN;
  const [before, plain, blocker] = [middle('before'), middle('plain'), middle('blocker')];
  return { list: request.list, before, plain: plain / before, blocker: blocker / before };
}

async function setUp(client: pg.Client) {
  await client.query(
    `insert into blocks
     select ${BLOCKER}, i, now() from generate_series(100, ${99 + BLOCKS}) i
     union all
     select i, 1 + (i * 37) % ${SMALL_WORLD.members}, now()
     from generate_series(200, ${SMALL_WORLD.members}) i
     where 1 + (i * 37) % ${SMALL_WORLD.members} not in (i, ${PLAIN}, ${BLOCKER})`,
  );
  await client.query('vacuum analyze blocks');
  const sessions = new Map<number, string>();
  for (const memberId of [PLAIN, BLOCKER]) {
    sessions.set(memberId, randomUUID());
    const values = [sessions.get(memberId), memberId];
    await client.query('insert into sessions values ($1, $2, now())', values);
  }
  const matches = await client.query(selectMatches.text, [
    ...selectMatches.parameterOrder.map((name) => ({ keyword: '보드게임', ...MOMENT })[name]),
  ]);
  return { sessions, matches: matches.rows[0].club_ids as number[] };
}

function requestsOf(sessions: Map<number, string>, matches: number[]): Request[] {
  const session = (memberId: number): Run => ({
    statement: selectActiveSession,
    values: { session_id: sessions.get(memberId) },
  });
  const both = (list: string, runs: (viewer: number) => Run[]): Request => ({
    list,
    before: [session(PLAIN), ...runs(PLAIN)],
    plain: [session(PLAIN), ...runs(PLAIN)],
    blocker: [session(BLOCKER), ...runs(BLOCKER)],
  });
  const list = (name: string, run: Run, seen: Run): Request => ({
    list: name,
    before: [session(PLAIN), run],
    plain: [session(PLAIN), run],
    blocker: [session(BLOCKER), seen],
  });
  const audience = 'member';
  const ranked = { ...MOMENT, now: `${TODAY} 00:00+09`, size: 5 };
  const category = { ...MOMENT, category_large_id: 3, offset: 0 };
  const day = { ...MOMENT, day: TODAY, offset: 0 };
  const ids = (all: number[]) => `{${all.join(',')}}`;
  const seen = { viewer_id: BLOCKER };
  return [
    list(
      'category',
      { statement: selectCategoryFeed, values: { ...category, audience } },
      { statement: selectSeenCategoryFeed, values: { ...category, ...seen } },
    ),
    list(
      'date',
      { statement: selectDateFeed, values: { ...day, audience } },
      { statement: selectSeenDateFeed, values: { ...day, ...seen } },
    ),
    list(
      `search (${matches.length} found)`,
      { statement: selectCards, values: { ...MOMENT, club_ids: ids(matches.slice(0, 10)) } },
      {
        statement: selectSeenCards,
        values: { ...MOMENT, ...seen, club_ids: ids(matches), offset: 0, size: 10 },
      },
    ),
    list(
      'recommend',
      { statement: rankRecommendations, values: { ...ranked, member_id: PLAIN } },
      { statement: rankSeenRecommendations, values: { ...ranked, member_id: BLOCKER } },
    ),
    both('club page', (viewer) => [
      { statement: selectClub, values: { club_id: 1_900, viewer_id: viewer } },
      {
        statement: selectVisibleClubMembers,
        values: { club_id: 1_900, viewer_id: viewer, is_host: false },
      },
    ]),
    both('profile', (viewer) => [
      { statement: selectMember, values: { member_id: 3, viewer_id: viewer } },
    ]),
    both('following', (viewer) => [
      {
        statement: selectFollowing,
        values: { member_id: 3, viewer_id: viewer, skipped: 0, size: 15 },
      },
    ]),
    both('own activity', (viewer) => [
      {
        statement: selectOwnActivity,
        values: { ...MOMENT, member_id: viewer, viewer_id: viewer },
      },
    ]),
  ];
}

/** One row for each list, as a multiple of what it costs without the block. */
export async function measureBlockCosts() {
  return withSmallDatabase(false, async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    // As in the app, where every list keeps one plan (list-statements.api.test.ts).
    await client.query('set plan_cache_mode = force_generic_plan');
    const { sessions, matches } = await setUp(client);
    const results = [];
    for (const request of requestsOf(sessions, matches)) {
      results.push(await measure(client, request));
    }
    await client.end();
    return results;
  });
}
