import type { CommentCategory } from '@azit/contract/reviews/comment-category';
import { type Column, notNull, text } from '#server/database/column.ts';

export function notWithdrawn<Value>(column: Column<Value>): Column<Value> {
  return notNull(column, 'check member_withdrawn_is_erased: only withdrawn members lack it');
}

// A CHECK constraint allows only the values of the contract in this column, so reading it needs no
// check.
export const commentCategory: Column<CommentCategory> = {
  databaseTypes: text.databaseTypes,
  isNullable: false,
};
