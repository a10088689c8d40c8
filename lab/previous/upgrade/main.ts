import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { ensureWebBuilt, webDist } from '../../../scripts/web-build.mjs';
import { chatClient } from '../../chaos/chats/chat-client.ts';
import { createGate } from '../../chaos/chats/gate.ts';
import { openRooms } from '../../chaos/chats/open-rooms.ts';
import { startReader } from '../../chaos/chats/reader.ts';
import { findFaults, summarize, untilRead } from '../../chaos/chats/room-state.ts';
import { startWriter } from '../../chaos/chats/writer.ts';
import { startCrowd } from '../../chaos/crowd.ts';
import { findNoticeFaults } from '../../chaos/notice-faults.ts';
import { findBreaches, findLost, openWriteLog, type WriteLog } from '../../chaos/write-log.ts';
import { type Member, signUp } from '../../client/member.ts';
import { say } from '../../limit.mjs';
import { freePort } from '../../processes/free-port.ts';
import { type ServerProcess, startServer } from '../../processes/server-process.ts';
import { concernsEarlierRow, fillWorld, findNewest, withDatabase } from './fill-world.ts';
import { startKeyedWrites } from './keyed-writes.ts';
import { type OldTab, openOldTab } from './old-tab.ts';

// The upgrade of docs/operations.md under load: stops the earlier release and starts this one on its
// data, once with the demo and once with many clubs. Then every acknowledged write must be in the
// database and in the replies of the API, exactly once, and an open tab must still work.

const [previous = '', minutes = '1'] = process.argv.slice(2);
const HALF_MS = (Number(minutes) * 60_000) / 2;
const BUSY = { clubs: 20_000, members: 10_000 };
const CROWD = 4;
const CHAT = { rooms: 4, members: 8, perRoom: 5 };
const CHAT_PAUSE_MS = 50;
const READ_LIMIT_MS = 60_000;
const MAX_LISTED = 20;

type Setup = { name: string; prepare(dataDir: string): Promise<void>; demo: 'on' | 'off' };

const setups: Setup[] = [
  { name: 'demo', demo: 'on', prepare: async () => {} },
  {
    name: `${BUSY.clubs} clubs`,
    demo: 'off',
    prepare: (dataDir) => fillWorld(previous, dataDir, BUSY),
  },
];

async function startLoad(url: string, writeLog: WriteLog) {
  const servers = chatClient(() => url);
  const gate = createGate();
  const rooms = await openRooms(servers, CHAT);
  const people = [...new Set(rooms.flatMap((room) => room.people))];
  const readers = people.map((member, index) => {
    const own = rooms.filter((room) => room.people.includes(member));
    return startReader({ member, rooms: own, servers, gate, isSleeper: index % 4 === 3 });
  });
  const writers = rooms.flatMap((room) =>
    room.people.map((member) =>
      startWriter({ member, room, servers, gate, pauseMs: CHAT_PAUSE_MS }),
    ),
  );
  const members: Member[] = [];
  for (let made = 0; made < CROWD; made += 1) members.push(await signUp(url));
  const crowd = startCrowd({ members, writeLog, url: () => url });
  const keyed = startKeyedWrites(url, writeLog.note);
  return {
    keyed,
    firstMemberId: Math.min(...people.map(({ memberId }) => memberId)),
    summarize: () =>
      `${writeLog.count() + keyed.count()} other writes acknowledged, ${summarize(rooms)}`,
    stop: async () => {
      await Promise.all([...writers.map((each) => each.stop()), crowd.stop(), keyed.stop()]);
      await untilRead(servers, rooms, readers, READ_LIMIT_MS);
      await Promise.all(readers.map((each) => each.stop()));
      return [...crowd.errors, ...servers.errors, ...(await findFaults(servers, rooms))];
    },
  };
}

async function findDuplicates(client: pg.Client, names: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; count: number }>(
    `select name, count(c.club_id)::int from unnest($1::text[]) as name
     left join clubs c on c.club_name = name group by name having count(c.club_id) <> 1`,
    [names],
  );
  return rows.map(({ name, count }) => `${count} clubs are called ${name}`);
}

async function upgrade({ name, demo, prepare }: Setup): Promise<string[]> {
  const shelf = mkdtempSync(join(tmpdir(), 'azit-upgrade-'));
  const dataDir = join(shelf, 'data');
  mkdirSync(dataDir);
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO: demo };
  let server: ServerProcess | undefined;
  const start = async (folder: string | undefined, dist: string) => {
    server = await startServer({ ...settings, WEB_DIST_DIR: dist }, folder);
    return server;
  };
  try {
    const old = await start(previous, join(previous, 'apps/web/dist'));
    await prepare(dataDir);
    const newest = demo === 'on' ? new Map() : await findNewest(dataDir);
    const tab = demo === 'on' ? await openOldTab(old.url) : undefined;
    try {
      const writeLog = openWriteLog(join(shelf, 'writeLog.jsonl'));
      const load = await startLoad(old.url, writeLog);
      await delay(HALF_MS);
      say(`${name}, before the upgrade: ${load.summarize()}`);
      const started = performance.now();
      const ending = await old.kill('SIGTERM');
      const acknowledged = load.keyed.lastSent();
      const next = await start(undefined, webDist);
      const downMs = performance.now() - started;
      const used = await useTab(tab);
      await delay(HALF_MS);
      const faults = [...used.faults, ...(await load.stop()), ...(await load.keyed.findMissing())];
      const found = await withDatabase(dataDir, 'azit', async (client) => [
        ...(await findBreaches(client)).filter((fault) => !concernsEarlierRow(fault, newest)),
        ...(await findLost(client, writeLog.facts())),
        ...(await findDuplicates(client, load.keyed.names())),
        ...(await findNoticeFaults(client, load.firstMemberId)),
      ]);
      console.log(
        `${name}: ${load.summarize()}; stopped with ${ending.code} in ${seconds(ending.ms)}, ` +
          `this release ready after ${seconds(next.readyMs)}, down for ${seconds(downMs)}, ` +
          `${load.keyed.countRetries()} retries`,
      );
      for (const line of used.report) console.log(`  open tab: ${line}`);
      return [...faults, ...found, ...judgeRepeated(await load.keyed.repeat(acknowledged))];
    } finally {
      await tab?.close();
    }
  } finally {
    await server?.kill('SIGTERM');
    rmSync(shelf, { recursive: true, force: true });
  }
}

/**
 * This release does not find replies that release 0.2.0 stored for Idempotency-Keys, because their
 * hashes differ. So it runs these writes again.
 */
function judgeRepeated(repeated: string[]): string[] {
  console.log(`  writes repeated after the upgrade with their keys, run again: ${repeated.length}`);
  const { version } = JSON.parse(readFileSync(join(previous, 'package.json'), 'utf8'));
  return version === '0.2.0' ? [] : repeated;
}

async function useTab(tab: OldTab | undefined): Promise<{ report: string[]; faults: string[] }> {
  try {
    return { report: (await tab?.use()) ?? [], faults: [] };
  } catch (error) {
    return { report: [], faults: [`open tab: ${error instanceof Error ? error.message : error}`] };
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

await ensureWebBuilt();
let failures = 0;
for (const setup of setups) {
  say(`upgrade with ${setup.name}`);
  const damage = await upgrade(setup);
  failures += damage.length;
  const verdict = damage.length === 0 ? '0 lost, 0 duplicated' : `${damage.length} faults`;
  console.log([`${setup.name}: ${verdict}`, ...damage.slice(0, MAX_LISTED)].join('\n'));
}
process.exit(failures === 0 ? 0 : 1);
