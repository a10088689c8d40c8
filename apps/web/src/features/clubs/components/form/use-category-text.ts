import { useQuery } from '@tanstack/react-query';
import { categoryText } from '#web/domain/copy/category.ts';
import { categoryQueries } from '#web/queries/category-queries.ts';

/** `문화/예술 · 전시`; undefined until the categories are loaded. */
export function useCategoryText(smallId: number): string | undefined {
  const { data: smalls } = useQuery(categoryQueries.small());
  const chosen = smalls?.find(({ categorySmallId }) => categorySmallId === smallId);
  return chosen && categoryText(chosen);
}
