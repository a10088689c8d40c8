import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { membersOnly } from '#web/app/routes.tsx';
import { paths } from '#web/navigation/paths.ts';
import { toastOnNextPage } from '#web/notify/notify.ts';
import { forgetReturnPath, rememberReturnPath } from '#web/session/login-prompt.ts';
import { type SessionState, sessionStore } from '#web/session/session.ts';

type Router = ReturnType<typeof createBrowserRouter>;

export function watchSession(router: Router, queryClient: QueryClient): () => void {
  return sessionStore.subscribe((now, before) => {
    if (now.session?.memberId === before.session?.memberId) return;
    if (now.session) void queryClient.resetQueries({ predicate: ({ meta }) => !meta?.sameForAll });
    else leave(router, queryClient, now);
  });
}

function leave(router: Router, queryClient: QueryClient, { reason }: SessionState): void {
  queryClient.clear();
  const { location, matches } = router.state;
  const guarded = matches.some(({ route }) => route.id === membersOnly);
  if (reason === 'expired') toastOnNextPage('로그인이 끝났어요. 다시 로그인해 주세요');
  if (reason === 'left') forgetReturnPath();
  else if (guarded || reason === 'expired')
    rememberReturnPath(`${location.pathname}${location.search}`);
  if (guarded || reason === 'expired') void router.navigate(paths.login, { replace: true });
}
