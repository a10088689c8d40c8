import type { CategorySmall } from '@azit/contract/categories/category.schema';
import type { Context } from '#server/context.ts';
import { int, text } from '#server/database/column.ts';
import { findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';

const selectSmallCategories = statement('select_small_categories', {
  text: `
    select category_small_id, category_name, category_large_id
    from small_categories
    order by category_small_id`,
  params: {},
  row: { category_small_id: int, category_name: text, category_large_id: int },
});

export async function listSmallCategories({ database }: Context): Promise<CategorySmall[]> {
  const rows = await findMany(database, selectSmallCategories, {});
  return rows.map((row) => ({
    categorySmallId: row.category_small_id,
    categoryName: row.category_name,
    categoryLargeId: row.category_large_id,
  }));
}
