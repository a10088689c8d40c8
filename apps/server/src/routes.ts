import type { Route } from './http/routes.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { clubsRoutes } from './modules/clubs/clubs.routes.ts';
import { signupsRoutes } from './modules/clubs/signups/signups.routes.ts';

export const allRoutes: Route[] = [...categoriesRoutes, ...clubsRoutes, ...signupsRoutes];
