import { auth } from '@azit/contract/auth/auth.endpoints';
import type { BodyInput } from '@azit/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { callWithHeaders } from '#web/api/client.ts';
import { startSession } from './start-session.ts';

export function useLogIn() {
  return useMutation({
    mutationFn: async (body: BodyInput<typeof auth.logIn>) =>
      startSession(await callWithHeaders(auth.logIn, { body })),
  });
}
