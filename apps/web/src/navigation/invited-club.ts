import { matchPath } from 'react-router';
import { readReturnPath } from '#web/session/login-prompt.ts';
import { paths } from './paths.ts';

/** The club whose invitation led this guest to the login or sign-up. */
export function readInvitedClub(): number | null {
  const application = matchPath(paths.clubJoin.pattern, readReturnPath() ?? '');
  return Number(application?.params.id) || null;
}
