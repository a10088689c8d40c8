import { members } from '@azit/contract/members/members.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { requestMessages } from '#web/api/request-copy.ts';
import { isLoggedIn, logIn, logOut, type Tokens } from '#web/session/session.ts';
import { isOwnMember, sessionOf } from '../model/session-of.ts';
import { tokenOwner } from '../model/token-owner.ts';

/** Logs in with the tokens of a provider; the server confirms whose they are. */
export function useEnterWithTokens() {
  return useMutation({
    mutationFn: async (tokens: Tokens) => {
      const memberId = tokenOwner(tokens.accessToken);
      if (memberId === null) throw unreadable();
      const { accessToken } = tokens;
      const { data: member } = await call(members.get, { params: { memberId }, accessToken });
      if (!isOwnMember(member)) throw unreadable();
      // Not earlier: a forged URL must not end the session that is open here.
      if (isLoggedIn()) logOut();
      logIn(tokens, sessionOf(member));
    },
  });
}

function unreadable(): ApiError {
  return new ApiError({ status: 0, code: 'UNREADABLE', message: requestMessages.temporary });
}
