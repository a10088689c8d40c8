import type pg from 'pg';
import { type Column, type ColumnValue, intArrayText } from './column.ts';
import { numberParameters } from './named-parameters.ts';
import { arrayTextParsers } from './type-parsers.ts';

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
  readonly text: string;
  readonly params: P;
  readonly parameterOrder: readonly string[];
  readonly row: R;
  readonly plannedPerCall?: boolean;
  /**
   * True if the statement shares a connection with others. Only for index reads without locks that
   * take a few milliseconds: slower ones would delay those behind them.
   */
  readonly pipelined?: boolean;
  readonly writes: boolean;
  readonly types?: pg.CustomTypesConfig | undefined;
}

export type StatementRow<S> = S extends { readonly row: infer R } ? RowValues<R> : never;

const registry = new Map<string, Statement>();

// PostgreSQL truncates longer names, and two truncated names could be equal.
const MAX_NAME_BYTES = 63;

// Also matches `for update`, which PostgreSQL refuses on a replica.
const WRITING = /\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i;

export function statement<
  const P extends ParameterShape,
  const R extends RowShape | undefined = undefined,
>(
  name: string,
  declaration: {
    text: string;
    params: P;
    row?: R;
    plannedPerCall?: boolean;
    pipelined?: boolean;
  },
): Statement<P, R> {
  const { params, row } = declaration;
  if (registry.has(name)) throw new Error(`Two statements are called ${name}`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new Error(`Statement name too long: ${name}`);
  const parameterOrder = Object.keys(params);
  const text = rewrite(name, declaration.text, parameterOrder);
  const writes = WRITING.test(text);
  const types = Object.values(row ?? {}).includes(intArrayText) ? arrayTextParsers : undefined;
  const declared = { name, ...declaration, row: row as R, text, parameterOrder, writes, types };
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
