import * as z from 'zod/mini';

/** Never put a password here: the browser stores the state in its history. */
export type LoginState = { email: string };

const loginState = z.catch(z.object({ email: z.string() }), { email: '' });

export function readLoginState(state: unknown): LoginState {
  return loginState.parse(state);
}

export const temporaryPasswordState = { reason: 'temporary-password' } as const;

const reasonState = z.object({ reason: z.literal(temporaryPasswordState.reason) });

export function isTemporaryPasswordState(state: unknown): boolean {
  return reasonState.safeParse(state).success;
}
