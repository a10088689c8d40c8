import { categories } from '@azit/contract/categories/categories.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';

export const categoryQueries = {
  small: () => ({
    ...endpointQuery(categories.listSmall, {}, dataOf),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
