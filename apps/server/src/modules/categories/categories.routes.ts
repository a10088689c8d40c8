import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { listSmallCategories } from './list-small-categories.ts';

export const categoriesRoutes = routes(contract.categories, {
  listSmall: ({ context }) => toData(listSmallCategories(context)),
});
