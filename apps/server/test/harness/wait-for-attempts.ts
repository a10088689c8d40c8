import type { GuardRule } from '#server/runtime/settings/rate-limit-settings.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { TestApp } from './test-app.ts';

export async function waitForAttempts({ context }: TestApp, rule: GuardRule, count: number) {
  const sql = 'select 1 from rate_limit_hits where rule = $1 and hits + pending >= $2';
  while ((await runSql(context.database, sql, [rule, count])).length === 0);
}
