import { type Column, notNull } from '#server/database/column.ts';

/** For a statement that finds no withdrawn member, and a column that only a withdrawn one lacks. */
export function ofPresentMember<Value>(column: Column<Value>): Column<Value> {
  return notNull(column, 'check member_withdrawn_is_erased: only withdrawn members lack it');
}
