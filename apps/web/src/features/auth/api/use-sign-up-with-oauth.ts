import { oauth } from '@azit/contract/auth/oauth.endpoints';
import { useMutation } from '@tanstack/react-query';
import { callWithHeaders } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import type { CallInput } from '#web/api/request.ts';
import { requestMessages } from '#web/api/request-copy.ts';
import { readTokens } from '#web/api/session-renewal.ts';
import { logIn } from '#web/session/session.ts';
import { toSession } from '../model/stored-session.ts';

export function useSignUpWithOauth() {
  return useMutation({
    mutationFn: async (input: CallInput<typeof oauth.signUp>) => {
      const reply = await callWithHeaders(oauth.signUp, input);
      const tokens = readTokens(reply);
      const message = requestMessages.temporary;
      if (!tokens) throw new ApiError({ status: 201, code: 'UNREADABLE', message });
      logIn(tokens, toSession(reply.body.data));
    },
  });
}
