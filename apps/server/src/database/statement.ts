import type pg from 'pg';
import { type Column, type ColumnValue, intArrayText } from './column.ts';
import { numberParameters } from './named-parameters.ts';
import { arrayTextParsers } from './type-parsers.ts';

/** Named parameters: adjacent values of one type cannot be swapped by mistake. */
export type ParameterShape = Readonly<Record<string, Column<unknown>>>;
export type RowShape = Readonly<Record<string, Column<unknown>>>;

export type ParameterValues<P extends ParameterShape> = {
  readonly [Name in keyof P]: ColumnValue<P[Name]>;
};

export type RowValues<R> = R extends RowShape
  ? { -readonly [Name in keyof R]: ColumnValue<R[Name]> }
  : never;

export interface Statement<
  P extends ParameterShape = ParameterShape,
  R extends RowShape | undefined = RowShape | undefined,
> {
  readonly name: string;
  /** With parameters as `$n`. */
  readonly text: string;
  readonly params: P;
  /** The keys of `params`, in the order of `$1`, `$2`, … */
  readonly parameterOrder: readonly string[];
  readonly row: R;
  /** Plans every call, for statements whose best plan depends on the values. */
  readonly plannedPerCall?: boolean;
  /**
   * Reads a few rows by an index within milliseconds for all values and waits for no lock: outside of a
   * transaction it shares a connection (pipelined-reads.ts).
   */
  readonly pipelined?: boolean;
  /** Whether the text changes rows; never sent to a replica. */
  readonly writes: boolean;
  /** Type parsers for its rows that differ from the default. */
  readonly types?: pg.CustomTypesConfig | undefined;
}

/** The row type of a statement: `StatementRow<typeof findMember>`. */
export type StatementRow<S> = S extends { readonly row: infer R } ? RowValues<R> : never;

const registry = new Map<string, Statement>();

// PostgreSQL truncates longer names, and two truncated names could be equal.
const MAX_NAME_BYTES = 63;

// Includes `for update`, which PostgreSQL refuses on a replica too.
const WRITING = /\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i;

/** Declares a statement with parameters like `:club_id`. Throws on an invalid declaration. */
export function statement<
  const P extends ParameterShape,
  const R extends RowShape | undefined = undefined,
>(declaration: {
  name: string;
  text: string;
  params: P;
  row: R;
  plannedPerCall?: boolean;
  pipelined?: boolean;
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
  pipelined?: boolean;
}): Statement {
  const { name, params, row, plannedPerCall = false, pipelined = false } = declaration;
  if (registry.has(name)) throw new Error(`Two statements are called ${name}`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new Error(`Statement name too long: ${name}`);
  const parameterOrder = Object.keys(params);
  const text = rewrite(name, declaration.text, parameterOrder);
  const writes = WRITING.test(text);
  const types = Object.values(row ?? {}).includes(intArrayText) ? arrayTextParsers : undefined;
  const declared = {
    name,
    text,
    params,
    parameterOrder,
    row,
    plannedPerCall,
    pipelined,
    writes,
    types,
  };
  registry.set(name, declared);
  return declared;
}

function rewrite(name: string, text: string, names: readonly string[]): string {
  try {
    return numberParameters(text, names);
  } catch (cause) {
    throw new Error(`Statement ${name}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

export function registeredStatements(): readonly Statement[] {
  return [...registry.values()];
}
