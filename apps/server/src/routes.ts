import type { Route } from './http/routes.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';

export const allRoutes: Route[] = [...categoriesRoutes];
