import { int, text } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectSmallCategories = statement('select_small_categories', {
  text: `
    select category_small_id, category_name, category_large_id
    from small_categories
    order by category_small_id`,
  params: {},
  row: { category_small_id: int, category_name: text, category_large_id: int },
});
