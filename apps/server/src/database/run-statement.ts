import type { ParameterShape, ParameterValues, RowOf, RowShape, Statement } from './statement.ts';
import type { Queryable } from './transaction.ts';

export async function findMany<const P extends ParameterShape, R extends RowShape>(
  db: Queryable,
  statement: Statement<P, R>,
  values: ParameterValues<P>,
): Promise<RowOf<R>[]> {
  const result = await db.run<RowOf<R>>(queryOf(statement, values));
  return result.rows;
}

export async function findOne<const P extends ParameterShape, R extends RowShape>(
  db: Queryable,
  statement: Statement<P, R>,
  values: ParameterValues<P>,
): Promise<RowOf<R> | undefined> {
  const rows = await findMany(db, statement, values);
  if (rows.length > 1) throw new Error(`Statement ${statement.name} found ${rows.length} rows`);
  return rows[0];
}

/** Answers how many rows the statement touched. */
export async function execute<const P extends ParameterShape>(
  db: Queryable,
  statement: Statement<P>,
  values: ParameterValues<P>,
): Promise<number> {
  const result = await db.run(queryOf(statement, values));
  return result.rowCount ?? 0;
}

function queryOf({ name, text, plannedPerCall }: Statement, values: readonly unknown[]) {
  return { name: plannedPerCall ? '' : name, text, values: [...values] };
}
