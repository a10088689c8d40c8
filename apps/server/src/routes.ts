import type { Route } from './http/routes.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { activityRoutes } from './modules/clubs/activity/activity.routes.ts';
import { followsRoutes } from './modules/follows/follows.routes.ts';
import { reportsRoutes } from './modules/reports/reports.routes.ts';
import { reviewsRoutes } from './modules/reviews/reviews.routes.ts';

export const allRoutes: Route[] = [
  ...categoriesRoutes,
  ...activityRoutes,
  ...followsRoutes,
  ...reviewsRoutes,
  ...reportsRoutes,
];
