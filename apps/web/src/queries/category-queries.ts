import { categories } from '@azit/contract/categories/categories.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const categoryQueries = {
  small: () => ({
    ...endpointQuery(categories.listSmall, {}, readData),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
