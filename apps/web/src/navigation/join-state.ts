import * as z from 'zod/mini';

/** State of a navigation from a club page to its application: Back returns to the club. */
export const fromClubState = { from: 'club' } as const;

const state = z.object({ from: z.literal(fromClubState.from) });

export function isFromClub(given: unknown): boolean {
  return state.safeParse(given).success;
}
