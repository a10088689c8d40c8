import { categories } from '@azit/contract/categories/categories.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useListCategories() {
  return useQuery({
    queryKey: ['categories', 'small'],
    queryFn: async ({ signal }) => (await call(categories.listSmall, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
