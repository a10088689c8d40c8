export interface Column<Value> {
  readonly databaseTypes: readonly string[];
  readonly isNullable: boolean;
  readonly nullabilityReason?: string;
  readonly valueType?: Value;
}

export type ColumnValue<C> = C extends Column<infer Value> ? Value : never;

function column<Value>(...databaseTypes: string[]): Column<Value> {
  return { databaseTypes, isNullable: false };
}

export const int = column<number>('int4', 'int2');
export const bigint = column<number>('int8');
export const numeric = column<number>('numeric');
export const float = column<number>('float8');
export const text = column<string>('text', 'varchar', 'bpchar', 'citext');
export const bool = column<boolean>('bool');
/** A date as text, such as '2026-11-21'. */
export const date = column<string>('date');
/** A time of day as text, such as '14:30:00'. */
export const time = column<string>('time');
export const timestamp = column<Date>('timestamptz');
export const jsonText = column<string>('text', 'json', 'jsonb');
export const uuid = column<string>('uuid');
export const bytes = column<Buffer>('bytea');
export const intArray = column<number[]>('_int4', '_int2');
export const bigintArray = column<number[]>('_int8');
export const intArrayText = column<string>('_int4');
export const textArray = column<string[]>('_text');
export const uuidArray = column<string[]>('_uuid');

/**
 * A test compares the nullability with that of the table column. Give a reason when they differ,
 * such as an outer join.
 */
export function nullable<Value>(inner: Column<Value>, reason?: string): Column<Value | null> {
  return { ...column(...inner.databaseTypes), isNullable: true, ...withReason(reason) };
}

export function notNull<Value>(inner: Column<Value>, reason: string): Column<Value> {
  return { ...inner, isNullable: false, ...withReason(reason) };
}

function withReason(nullabilityReason: string | undefined) {
  return nullabilityReason === undefined ? {} : { nullabilityReason };
}
