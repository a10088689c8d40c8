import * as z from 'zod/mini';

/** Brought along to an application by whoever comes from a page of its club, which is then one step back. */
export const fromClubState = { from: 'club' } as const;

const state = z.object({ from: z.literal(fromClubState.from) });

export function isFromClub(given: unknown): boolean {
  return state.safeParse(given).success;
}
