import type { Context } from '#server/context.ts';
import { runSql } from './insert-row.ts';

export async function eraseMember({ database }: Pick<Context, 'database'>, memberId: number) {
  await runSql(
    database,
    `update members
     set status = 'WITHDRAWN', withdrawn_at = '2026-11-15T12:00:00+09:00', email = null,
         nickname = null, password_hash = null, about_me = null, gender = null,
         birth_year = null, image_path = null, image_name = null
     where member_id = $1`,
    [memberId],
  );
  await runSql(
    database,
    'update chat_members set left_at = now() where member_id = $1 and left_at is null',
    [memberId],
  );
  await runSql(database, 'update club_members set join_answer = null where member_id = $1', [
    memberId,
  ]);
}
