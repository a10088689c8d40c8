import type {
  ParameterShape,
  ParameterValues,
  RowShape,
  RowValues,
  Statement,
} from './statement.ts';
import type { Queryable } from './transaction.ts';

export async function findMany<P extends ParameterShape, R extends RowShape>(
  db: Queryable,
  statement: Statement<P, R>,
  values: ParameterValues<NoInfer<P>>,
): Promise<RowValues<R>[]> {
  const result = await db.run<RowValues<R>>(toQuery(statement, values));
  return result.rows;
}

export async function findOne<P extends ParameterShape, R extends RowShape>(
  db: Queryable,
  statement: Statement<P, R>,
  values: ParameterValues<NoInfer<P>>,
): Promise<RowValues<R> | undefined> {
  const rows = await findMany(db, statement, values);
  if (rows.length > 1) throw new Error(`Statement ${statement.name} found ${rows.length} rows`);
  return rows[0];
}

export async function execute<P extends ParameterShape>(
  db: Queryable,
  statement: Statement<P>,
  values: ParameterValues<NoInfer<P>>,
): Promise<number> {
  const result = await db.run(toQuery(statement, values));
  return result.rowCount ?? 0;
}

/**
 * A list of hidden members with more characters makes a statement slow. On a pipelined connection
 * it would delay the statements of others.
 */
const MAX_SHARED_HIDDEN = 1_000;

function toQuery(
  { name, text, parameterOrder, plannedPerCall, pipelined, writes, types }: Statement,
  values: Readonly<Record<string, unknown>>,
) {
  const ordered = parameterOrder.map((parameter) => values[parameter]);
  const isShared =
    pipelined === true && String(values.hidden_ids ?? '').length <= MAX_SHARED_HIDDEN;
  return {
    name: plannedPerCall ? '' : name,
    text,
    values: ordered,
    pipelined: isShared,
    writes,
    types,
  };
}
