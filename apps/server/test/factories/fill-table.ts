import type { Database } from '#server/database/database.ts';
import { runSql } from './insert-row.ts';

const AT_A_TIME = 5_000;

export async function fillTable(database: Database, rows: number): Promise<void> {
  await runSql(database, 'truncate rate_limit_hits');
  for (let first = 1; first <= rows; first += AT_A_TIME) {
    await runSql(
      database,
      `insert into rate_limit_hits (rule, subject_hash, window_start, hits, expires_at)
       select 'filler', sha256(n::text::bytea), now(), 1, 'infinity'
       from generate_series($1::int, $2::int) n`,
      [first, Math.min(first + AT_A_TIME - 1, rows)],
    );
  }
}
