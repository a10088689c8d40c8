import * as z from 'zod/mini';

export const fromClubState = { from: 'club' } as const;

const state = z.object({ from: z.literal(fromClubState.from) });

export function isFromClub(given: unknown): boolean {
  return state.safeParse(given).success;
}
