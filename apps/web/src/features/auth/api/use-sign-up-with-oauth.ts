import { oauth } from '@azit/contract/auth/oauth.endpoints';
import type { DataPartInput } from '@azit/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { callWithHeaders } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { requestMessages } from '#web/api/request-copy.ts';
import { readTokens } from '#web/api/session-renewal.ts';
import { logIn } from '#web/session/session.ts';
import { toSession } from '../model/stored-session.ts';

type SocialSignUp = {
  body: DataPartInput<typeof oauth.signUp>;
  image: Blob;
  onProgress: (fraction: number) => void;
};

export function useSignUpWithOauth() {
  return useMutation({
    mutationFn: async ({ body, image, onProgress }: SocialSignUp) => {
      const reply = await callWithHeaders(oauth.signUp, { body, files: { image }, onProgress });
      const tokens = readTokens(reply);
      const message = requestMessages.temporary;
      if (!tokens) throw new ApiError({ status: 201, code: 'UNREADABLE', message });
      logIn(tokens, toSession(reply.body.data));
    },
  });
}
