import { isHidden } from '#server/database/block-sql.ts';
import { bool, int } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

/** Run with both members locked, so that a concurrent block is either seen or waits. */
export const selectIsHidden = statement('select_is_hidden', {
  text: `select ${isHidden(':member_id', ':viewer_id')} as is_hidden`,
  params: { member_id: int, viewer_id: int },
  row: { is_hidden: bool },
});
