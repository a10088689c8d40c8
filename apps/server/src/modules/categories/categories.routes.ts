import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { listSmallCategories } from './list-small-categories.ts';

export const categoriesRoutes = routes(contract.categories, {
  listSmall: async ({ context }) => ({ data: await listSmallCategories(context) }),
});
