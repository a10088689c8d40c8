import pg from 'pg';
import { inject } from 'vitest';
import type { Context } from '#server/context.ts';
import type { Statement } from '#server/database/statement.ts';

const CLUBS = 20_000;
const HOSTS = 2_000;

const fill = `
  insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date, meeting_time,
    member_limit, gender_restriction, is_online, category_small_id, category_large_id)
  select 1 + n % ${HOSTS}, '모임', '소개', '질문', 0, date '2026-11-15' - 200 + n % 400,
    make_time(9 + n % 14, 0, 0), 8, 'ALL', true, 1, 1
  from generate_series(1, ${CLUBS}) n`;
const join = `
  insert into club_members (club_id, member_id, status)
  select club_id, host_id + seat, 'CLUB_JOINED' from clubs, generate_series(0, 3) seat`;

/**
 * `values` are SQL expressions in parameter order. The inserted rows bypass triggers and break
 * invariants, so do not check invariants afterwards.
 */
export async function explainOnManyClubs(
  { database }: Context,
  statements: readonly Statement[],
  values: string,
): Promise<Map<string, string>> {
  const { database: name } = database.connection;
  const client = new pg.Client({ ...inject('adminConnection'), ...(name && { database: name }) });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const sql of [fill, join, 'analyze clubs', 'analyze club_members'])
      await client.query(sql);
    await client.query('set plan_cache_mode = force_generic_plan');
    const plans = new Map<string, string>();
    for (const statement of statements) {
      await client.query(`prepare ${statement.name} as ${statement.text}`);
      const { rows } = await client.query(`explain execute ${statement.name} (${values})`);
      plans.set(statement.name, rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await client.end();
  }
}
