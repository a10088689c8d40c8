import { Outlet, type RouteObject } from 'react-router';
import { BootMark } from '#web/app/boot-mark.tsx';
import { FrontDoor } from '#web/app/front-door.tsx';
import { NavLayout } from '#web/app/layouts/nav-layout.tsx';
import { OpenLayout } from '#web/app/layouts/open-layout.tsx';
import { RootLayout } from '#web/app/layouts/root-layout.tsx';
import { memberRoutes } from '#web/app/member-routes.ts';
import { requireLogin } from '#web/app/require-login.ts';
import { RouteError } from '#web/app/route-error.tsx';
import { screen } from '#web/app/screen.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session.ts';

export const membersOnly = 'members-only';

const openRoutes: RouteObject[] = [
  screen(paths.loading, () => import('#web/screens/system/loading-screen.tsx'), 'LoadingScreen'),
  screen(paths.login, () => import('#web/screens/auth/login-screen.tsx'), 'LoginScreen'),
  {
    ...screen(paths.oauth, () => import('#web/screens/auth/oauth-screen.tsx'), 'OauthScreen'),
    loader: async () => (await import('#web/session/oauth-tokens.ts')).takeOauthReturn(),
  },
  screen(
    paths.recoverPassword,
    () => import('#web/screens/auth/recover-password-screen.tsx'),
    'RecoverPasswordScreen',
  ),
  screen(
    paths.noticeUnsubscribe,
    () => import('#web/screens/notices/unsubscribe-screen.tsx'),
    'UnsubscribeScreen',
  ),
  screen(
    paths.answerLink,
    () => import('#web/screens/notices/answer-link-screen.tsx'),
    'AnswerLinkScreen',
  ),
  screen(
    paths.clubInvitation.pattern,
    () => import('#web/screens/clubs/invitation/invitation-screen.tsx'),
    'InvitationScreen',
  ),
  screen(
    paths.signUp,
    () => import('#web/screens/auth/sign-up/sign-up-screen.tsx'),
    'SignUpScreen',
  ),
  {
    ...screen(
      paths.signUpProfile,
      () => import('#web/screens/auth/sign-up/sign-up-profile-screen.tsx'),
      'SignUpProfileScreen',
    ),
    loader: async () => (await import('#web/session/sign-up-ticket.ts')).takeTicket(),
  },
];

const navRoutes: RouteObject[] = [
  { path: paths.home, Component: FrontDoor },
  screen(
    `${paths.crew.pattern}/:part?`,
    () => import('#web/screens/crews/crew-screen.tsx'),
    'CrewScreen',
  ),
  {
    id: membersOnly,
    middleware: [requireLogin],
    Component: MembersOnly,
    children: memberRoutes,
  },
  screen('*', () => import('#web/screens/system/not-found-screen.tsx'), 'NotFoundScreen'),
];

/**
 * Error boundaries are inside the layouts, so that the navigation bar stays when a screen fails.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: BootMark,
    children: [
      { Component: OpenLayout, children: [{ ErrorBoundary: RouteError, children: openRoutes }] },
      { Component: NavLayout, children: [{ ErrorBoundary: RouteError, children: navRoutes }] },
    ],
  },
];

function MembersOnly() {
  return useSession() ? <Outlet /> : <BootMark />;
}
