import type { auth } from '@azit/contract/auth/auth.endpoints';
import type { EndpointResponse } from '@azit/contract/endpoint';
import { ApiError } from '#web/api/error.ts';
import { requestMessages } from '#web/api/request-copy.ts';
import { readTokens } from '#web/api/session-renewal.ts';
import type { Reply } from '#web/api/transport.ts';
import { logIn } from '#web/session/session.ts';
import { notePasswordChecked } from '../model/password-check.ts';

type LoginReply = Pick<Reply, 'header'> & { body: EndpointResponse<typeof auth.logIn> };

export function startSession(reply: LoginReply): boolean {
  const tokens = readTokens(reply);
  const message = requestMessages.temporary;
  if (!tokens) throw new ApiError({ status: 200, code: 'UNREADABLE', message });
  const { profileImageName, mustChangePassword = false, ...member } = reply.body;
  logIn(tokens, { ...member, profileName: profileImageName });
  // After a login with a temporary password, the server accepts a new password without another
  // check of the old one. So record this login as a password check.
  if (mustChangePassword) notePasswordChecked(member.memberId, Date.now());
  return mustChangePassword;
}
