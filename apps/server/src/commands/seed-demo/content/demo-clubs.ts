import type { DemoClub } from './demo-club.ts';
import { clubsOutdoors } from './demo-clubs-outdoors.ts';
import { clubsPast } from './demo-clubs-past.ts';
import { clubsToday } from './demo-clubs-today.ts';
import { clubsWeekday } from './demo-clubs-weekday.ts';
import { clubsWeekend } from './demo-clubs-weekend.ts';
import { clubsWeeknight } from './demo-clubs-weeknight.ts';

export const comingClubs: readonly DemoClub[] = [
  ...clubsToday,
  ...clubsWeekday,
  ...clubsWeeknight,
  ...clubsOutdoors,
  ...clubsWeekend,
];

export const demoClubs: readonly DemoClub[] = [...comingClubs, ...clubsPast];
