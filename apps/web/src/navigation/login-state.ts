import * as z from 'zod/mini';

/** What a navigation to the login brings along: the address, never a password. */
export type LoginState = { email: string };

const loginState = z.catch(z.object({ email: z.string() }), { email: '' });

export function readLoginState(state: unknown): LoginState {
  return loginState.parse(state);
}

/** Brought along to the new password by a login with a temporary one. */
export const temporaryPasswordState = { reason: 'temporary-password' } as const;

const reasonState = z.object({ reason: z.literal(temporaryPasswordState.reason) });

export function isTemporaryPasswordState(state: unknown): boolean {
  return reasonState.safeParse(state).success;
}
