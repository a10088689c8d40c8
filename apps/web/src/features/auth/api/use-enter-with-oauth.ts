import { oauth } from '@azit/contract/auth/oauth.endpoints';
import { members } from '@azit/contract/members/members.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call, callWithHeaders } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { requestMessages } from '#web/api/request-copy.ts';
import { isLoggedIn, logIn, logOut, type Tokens } from '#web/session/session.ts';
import { isOwnMember, toSession } from '../model/stored-session.ts';
import { tokenOwner } from '../model/token-owner.ts';
import { startSession } from './start-session.ts';

export function useEnterWithOauth() {
  return useMutation({
    mutationFn: async (returned: { code: string } | Tokens) => {
      if ('code' in returned) await enterWithCode(returned.code);
      else await enterWithTokens(returned);
    },
  });
}

async function enterWithCode(code: string): Promise<void> {
  const reply = await callWithHeaders(oauth.enter, { body: { code } });
  leaveOpenSession();
  startSession(reply);
}

/** The access token is not verified here: the server confirms which member owns the tokens. */
async function enterWithTokens(tokens: Tokens): Promise<void> {
  const memberId = tokenOwner(tokens.accessToken);
  if (memberId === null) throw unreadable();
  const { accessToken } = tokens;
  const { data: member } = await call(members.get, { params: { memberId }, accessToken });
  if (!isOwnMember(member)) throw unreadable();
  leaveOpenSession();
  logIn(tokens, toSession(member));
}

/**
 * Call only after the server has confirmed the new session: a forged URL must not end the current
 * session.
 */
function leaveOpenSession(): void {
  if (isLoggedIn()) logOut();
}

function unreadable(): ApiError {
  return new ApiError({ status: 0, code: 'UNREADABLE', message: requestMessages.temporary });
}
