import pg from 'pg';
import { inject } from 'vitest';
import type { Context } from '#server/context.ts';
import type { Statement } from '#server/database/statement.ts';

type Setting = {
  /** SQL that the database administrator runs first; it may insert rows and set parameters. */
  before: readonly string[];
  /** SQL expressions in parameter order. */
  values: string;
};

/** Returns the plan of each statement by its name. */
export async function explainStatements(
  { database }: Context,
  statements: readonly Statement[],
  { before, values }: Setting,
): Promise<Map<string, string>> {
  const { database: name } = database.connection;
  const client = new pg.Client({ ...inject('adminConnection'), ...(name && { database: name }) });
  await client.connect();
  try {
    for (const sql of before) await client.query(sql);
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
