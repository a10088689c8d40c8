import type { DemoClub } from './demo-club.ts';
import { clubsMidweek } from './demo-clubs-midweek.ts';
import { clubsNextWeek } from './demo-clubs-next-week.ts';
import { clubsPast } from './demo-clubs-past.ts';
import { clubsToday } from './demo-clubs-today.ts';
import { clubsWeekend } from './demo-clubs-weekend.ts';

export const demoClubs: readonly DemoClub[] = [
  ...clubsToday,
  ...clubsMidweek,
  ...clubsWeekend,
  ...clubsNextWeek,
  ...clubsPast,
];
