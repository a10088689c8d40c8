import { type Column, notNull } from '#server/database/column.ts';

export function notWithdrawn<Value>(column: Column<Value>): Column<Value> {
  return notNull(column, 'check member_withdrawn_is_erased: only withdrawn members lack it');
}
