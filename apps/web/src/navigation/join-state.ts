import * as z from 'zod/mini';

export const fromClubState = { from: 'club' } as const;

const state = z.object({ from: z.literal(fromClubState.from) });

export function isFromClub(given: unknown): boolean {
  return state.safeParse(given).success;
}

export const fromSignUpState = { from: 'sign-up' } as const;

const signUpState = z.object({ from: z.literal(fromSignUpState.from) });

export function isFromSignUp(given: unknown): boolean {
  return signUpState.safeParse(given).success;
}
