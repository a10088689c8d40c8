import type { Column, ColumnValue } from './column.ts';

export type ParameterShape = readonly Column<unknown>[];
export type RowShape = Readonly<Record<string, Column<unknown>>>;

export type ParameterValues<P extends ParameterShape> = {
  readonly [Index in keyof P]: ColumnValue<P[Index]>;
};

export type RowOf<R> = R extends RowShape
  ? { -readonly [Name in keyof R]: ColumnValue<R[Name]> }
  : never;

export interface Statement<
  P extends ParameterShape = ParameterShape,
  R extends RowShape | undefined = RowShape | undefined,
> {
  readonly name: string;
  readonly text: string;
  readonly params: P;
  readonly row: R;
  /** For the few whose best plan hangs on the values: planned anew each time, never kept. */
  readonly plannedPerCall?: boolean;
}

/** The row type of a statement: `StatementRow<typeof findMember>`. */
export type StatementRow<S> = S extends { readonly row: infer R } ? RowOf<R> : never;

const registry = new Map<string, Statement>();

// PostgreSQL cuts longer names, and two cut names would be one statement.
const longestName = 63;

export function statement<
  const P extends ParameterShape,
  const R extends RowShape | undefined = undefined,
>(declaration: {
  name: string;
  text: string;
  params: P;
  row: R;
  plannedPerCall?: boolean;
}): Statement<P, R>;
export function statement<const P extends ParameterShape>(declaration: {
  name: string;
  text: string;
  params: P;
}): Statement<P, undefined>;
export function statement(declaration: {
  name: string;
  text: string;
  params: ParameterShape;
  row?: RowShape;
  plannedPerCall?: boolean;
}): Statement {
  const { name, text, params, row, plannedPerCall = false } = declaration;
  if (registry.has(name)) throw new Error(`Two statements are called ${name}`);
  if (Buffer.byteLength(name) > longestName) throw new Error(`Statement name too long: ${name}`);
  const declared = { name, text, params, row, plannedPerCall };
  registry.set(name, declared);
  return declared;
}

export function registeredStatements(): readonly Statement[] {
  return [...registry.values()];
}
