import { type MiddlewareFunction, matchPath, redirect } from 'react-router';
import { paths } from '#web/navigation/paths.ts';
import { requestLoginPrompt } from '#web/session/login-prompt.ts';
import { isLoggedIn } from '#web/session/session.ts';

export const requireLogin: MiddlewareFunction = async ({ request }, next) => {
  if (isLoggedIn()) return next();
  const { pathname, search } = new URL(request.url);
  const club = matchPath(paths.clubDetail.pattern, pathname);
  if (club?.params.id) throw redirect(paths.clubInvitation.pattern.replace(':id', club.params.id));
  requestLoginPrompt(`${pathname}${search}`);
  throw redirect(paths.home);
};
