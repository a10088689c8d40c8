import { auth } from '@azit/contract/auth/auth.endpoints';
import type { BodyInput } from '@azit/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { callWithHeaders } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { requestMessages } from '#web/api/request-copy.ts';
import { tokensOf } from '#web/session/renewal.ts';
import { logIn } from '#web/session/session.ts';
import { notePasswordChecked } from '../model/password-check.ts';

/** Resolves to whether the password was a temporary one, which is to be replaced now. */
export function useLogIn() {
  return useMutation({
    mutationFn: async (body: BodyInput<typeof auth.logIn>) => {
      const reply = await callWithHeaders(auth.logIn, { body });
      const tokens = tokensOf(reply);
      const message = requestMessages.temporary;
      if (!tokens) throw new ApiError({ status: 200, code: 'UNREADABLE', message });
      const { profileImageName, mustChangePassword = false, ...member } = reply.body;
      logIn(tokens, { ...member, profileName: profileImageName });
      // The server takes this login as the check that a change of the password needs.
      if (mustChangePassword) notePasswordChecked(member.memberId, Date.now());
      return mustChangePassword;
    },
  });
}
