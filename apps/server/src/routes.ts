import type { Route } from './http/routes.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { discoveryRoutes } from './modules/discovery/discovery.routes.ts';

export const allRoutes: Route[] = [...categoriesRoutes, ...discoveryRoutes];
