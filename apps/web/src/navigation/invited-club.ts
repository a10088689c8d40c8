import { matchPath } from 'react-router';
import { readReturnPath } from '#web/session/login-prompt.ts';
import { paths } from './paths.ts';

/** Returns the id of the club whose invitation led this guest to the login or sign-up. */
export function readInvitedClub(): number | null {
  const returnPath = readReturnPath() ?? '';
  const match =
    matchPath(paths.clubJoin.pattern, returnPath) ??
    matchPath(paths.clubInvitation.pattern, returnPath);
  return Number(match?.params.id) || null;
}
