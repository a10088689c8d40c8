import type { CategorySmall } from '@azit/contract/categories/category.schema';
import { LARGE_CATEGORY_IDS } from '@azit/contract/categories/category.schema';

export type InterestGroup = { largeId: number; smalls: CategorySmall[] };

/** Seven groups in the order of the large categories. */
export function groupByLarge(smalls: readonly CategorySmall[]): InterestGroup[] {
  return LARGE_CATEGORY_IDS.map((largeId) => ({
    largeId,
    smalls: smalls.filter(({ categoryLargeId }) => categoryLargeId === largeId),
  }));
}
