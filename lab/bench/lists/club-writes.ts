import { pino } from 'pino';
import {
  type DatabaseConnection,
  openDatabase,
} from '../../../apps/server/src/database/database.ts';
import { fanOut } from '../../../apps/server/src/fanout/fan-out.ts';
import { postgresChannel } from '../../../apps/server/src/fanout/postgres-channel.ts';
import type { Figures } from '../../client/load.ts';
import { SMALL_WORLD, withSmallDatabase } from '../worlds/small-database.ts';
import { runPgbench } from './pgbench.ts';
import { alternate, ratio, typical } from './rounds.ts';

export const WRITES_LIMIT = 0.9;
/** Disk timings vary more than processor timings, so writes need more rounds than lists. */
const ROUNDS = 7;

export type ClubWrites = { table: string; isWithin: boolean };

const WRITE = `\\set id random(1, :clubs)
begin;
update clubs set fee = fee where club_id = :id;
`;
const quietly = `${WRITE}commit;\n`;
const withNotice = `${WRITE}select pg_notify('public_lists', '');\ncommit;\n`;

export async function measureClubWrites(pgbench: string): Promise<ClubWrites> {
  // Use a database with durable commits: a commit with pg_notify holds a lock while it waits for
  // the disk, and this benchmark measures that wait.
  const rounds = await withSmallDatabase(true, (connection) => {
    const { clubs } = SMALL_WORLD;
    const write = (script: string) => runPgbench(pgbench, connection, script, { clubs });
    const measurements = {
      quiet: () => write(quietly),
      doorbells: () => whileRinging(connection, () => write(quietly)),
      inside: () => write(withNotice),
    };
    return alternate(measurements, ROUNDS);
  });
  const [quiet, doorbells, inside] = ['quiet', 'doorbells', 'inside'].map(
    (name) => rounds.get(name) ?? [],
  );
  const withDoorbells = ratio(doorbells, quiet, 'perSecond') ?? Number.NaN;
  const row = (what: string, figures: Figures[] = [], share?: number, limit = '') =>
    `| ${what} | ${typical(figures).perSecond.toFixed(0)} | ${share?.toFixed(2) ?? ''} | ${limit} |`;
  const table = [
    '| club writes, 8 writers | writes/s | of those without any notice | limit |',
    '| --- | ---: | ---: | ---: |',
    row('without any notice', quiet),
    row('with doorbells after the commits', doorbells, withDoorbells, `${WRITES_LIMIT}`),
    row('with a notice in every transaction', inside, ratio(inside, quiet, 'perSecond')),
  ].join('\n');
  return { table, isWithin: withDoorbells >= WRITES_LIMIT };
}

async function whileRinging<T>(connection: DatabaseConnection, work: () => Promise<T>): Promise<T> {
  const log = pino({ level: 'warn' });
  const database = openDatabase({ connection, maxConnections: 1, log });
  const doorbells = fanOut(postgresChannel({ database, direct: connection, log }), log);
  doorbells.listen();
  const ringing = setInterval(() => doorbells.ring({ event: 'lists' }), 1);
  try {
    return await work();
  } finally {
    clearInterval(ringing);
    await doorbells.stop();
    await database.close();
  }
}
