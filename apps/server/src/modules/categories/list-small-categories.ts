import type { CategorySmall } from '@azit/contract/categories/category.schema';
import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { selectSmallCategories } from './category.repository.ts';

export async function listSmallCategories({ database }: Context): Promise<CategorySmall[]> {
  const rows = await findMany(database, selectSmallCategories, {});
  return rows.map((row) => ({
    categorySmallId: row.category_small_id,
    categoryName: row.category_name,
    categoryLargeId: row.category_large_id,
  }));
}
