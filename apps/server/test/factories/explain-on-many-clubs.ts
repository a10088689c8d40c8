import type { Context } from '#server/context.ts';
import type { Statement } from '#server/database/statement.ts';
import { explainStatements } from './explain-statements.ts';

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
export function explainOnManyClubs(
  context: Context,
  statements: readonly Statement[],
  values: string,
): Promise<Map<string, string>> {
  const before = [
    'set session_replication_role = replica',
    fill,
    join,
    'analyze clubs, club_members',
    'set plan_cache_mode = force_generic_plan',
  ];
  return explainStatements(context, statements, { before, values });
}
