import pg from 'pg';
import { median } from '../../figures/median.ts';
import { readBackendTime } from '../worlds/compare-statements.ts';
import { withSmallDatabase } from '../worlds/small-database.ts';

const ROUNDS = 9;
const WRITES_A_ROUND = 150;

const filterIndexes = [
  'clubs_by_large_category',
  'clubs_by_small_category',
  'clubs_by_date',
  'clubs_by_area',
  'clubs_by_area_and_small_category',
];
const dropIndexes = `drop index if exists ${filterIndexes.join(', ')};`;
const narrowIndexes = `${dropIndexes}
  create index clubs_by_large_category
    on clubs (category_large_id, meeting_date, meeting_time, club_id) where cancelled_at is null;
  create index clubs_by_small_category
    on clubs (category_small_id, meeting_date, meeting_time, club_id) where cancelled_at is null;
  create index clubs_by_date
    on clubs (meeting_date, meeting_time, club_id) where cancelled_at is null;
  create index clubs_by_area_and_small_category
    on clubs (area_code, category_small_id, meeting_date, meeting_time, club_id)
    where cancelled_at is null;`;

const columns = `host_id, club_name, club_info, join_question, fee, meeting_date, meeting_time,
  member_limit, gender_restriction, is_online, location, area_code, category_small_id,
  category_large_id`;
const open = `insert into clubs (${columns}) select ${columns} from clubs where club_id = $1
  returning club_id, host_id`;
const join3 = `insert into club_members (club_id, member_id, status)
  select $1, 1 + ($2::int + step * 7) % 900, 'CLUB_JOINED' from generate_series(0, 2) step`;
const edit = 'update clubs set fee = fee + 1000, club_name = club_name where club_id = $1';
const leave = 'delete from club_members where club_id = $1 and member_id = 1 + ($2::int + 7) % 900';

export function measureFilterWrites(): Promise<{ before: number; ratio: number }> {
  return withSmallDatabase(false, async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      const wideIndexes = await describeIndexes(client);
      const before: number[] = [];
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await client.query(narrowIndexes);
        const narrow = await write(client, round);
        await client.query(`${dropIndexes} ${wideIndexes}`);
        const wide = await write(client, round);
        before.push(narrow);
        ratios.push(wide / narrow);
      }
      return { before: median(before), ratio: median(ratios) };
    } finally {
      await client.end();
    }
  });
}

async function describeIndexes(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ indexdef: string }>(
    'select indexdef from pg_indexes where indexname = any($1)',
    [filterIndexes],
  );
  return rows.map(({ indexdef }) => `${indexdef};`).join('\n');
}

async function write(client: pg.Client, round: number): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  await client.query('vacuum clubs, club_members');
  const started = readBackendTime(pid);
  for (let nth = 0; nth < WRITES_A_ROUND; nth += 1) {
    const copied = 1 + (((round * WRITES_A_ROUND + nth) * 13) % 2_000);
    const opened = await client.query<{ club_id: number; host_id: number }>({
      name: 'open',
      text: open,
      values: [copied],
    });
    const { club_id: clubId = 0, host_id: hostId = 0 } = opened.rows[0] ?? {};
    await client.query({ name: 'join', text: join3, values: [clubId, hostId] });
    await client.query({ name: 'edit', text: edit, values: [clubId] });
    await client.query({ name: 'leave', text: leave, values: [clubId, hostId] });
  }
  return (readBackendTime(pid) - started) / WRITES_A_ROUND;
}
