import { auth } from '@azit/contract/auth/auth.endpoints';
import type { BodyInput } from '@azit/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { callWithHeaders } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { requestMessages } from '#web/lib/messages/request.ts';
import { logIn } from '#web/lib/session.ts';
import { tokensOf } from '#web/lib/session-renewal.ts';

export function useLogIn() {
  return useMutation({
    mutationFn: async (body: BodyInput<typeof auth.logIn>) => {
      const answer = await callWithHeaders(auth.logIn, { body });
      const tokens = tokensOf(answer);
      const message = requestMessages.temporary;
      if (!tokens) throw new ApiError({ status: 200, code: 'UNREADABLE', message });
      const { profileImageName, ...member } = answer.body;
      logIn(tokens, { ...member, profileName: profileImageName });
    },
  });
}
