import { type RouteObject, redirect } from 'react-router';
import { screen } from '#web/app/screen.ts';
import { loadOwnDocument } from '#web/lib/postcode-document.ts';
import { sessionStore } from '#web/lib/session.ts';

/** The profile entry of the bottom bar before anybody knows whose it is. */
function toOwnProfile() {
  return redirect(`/userpage/${sessionStore.getState().session?.memberId ?? ''}`);
}

export const memberRoutes: RouteObject[] = [
  { path: '/userpage/me', loader: toOwnProfile, Component: () => null },
  screen('/chat', () => import('#web/screens/chat/chat-screen.tsx'), 'ChatScreen'),
  screen(
    '/chat/detail',
    () => import('#web/screens/chat/chat-detail-screen.tsx'),
    'ChatDetailScreen',
  ),
  screen('/search', () => import('#web/screens/search/search-screen.tsx'), 'SearchScreen'),
  {
    ...screen(
      '/azit/create',
      () => import('#web/screens/azit-create/azit-create-screen.tsx'),
      'AzitCreateScreen',
    ),
    loader: loadOwnDocument,
  },
  screen(
    '/azit/preview',
    () => import('#web/screens/azit-preview/azit-preview-screen.tsx'),
    'AzitPreviewScreen',
  ),
  screen(
    '/azit/detail/:id',
    () => import('#web/screens/azit-detail/azit-detail-screen.tsx'),
    'AzitDetailScreen',
  ),
  screen(
    '/azit/join/:id',
    () => import('#web/screens/azit-join/azit-join-screen.tsx'),
    'AzitJoinScreen',
  ),
  screen(
    '/azit/setting/:id',
    () => import('#web/screens/azit-setting/azit-setting-screen.tsx'),
    'AzitSettingScreen',
  ),
  {
    ...screen(
      '/azit/edit/:id',
      () => import('#web/screens/azit-edit/azit-edit-screen.tsx'),
      'AzitEditScreen',
    ),
    loader: loadOwnDocument,
  },
  screen(
    '/azit/member/:id',
    () => import('#web/screens/azit-member/azit-member-screen.tsx'),
    'AzitMemberScreen',
  ),
  screen(
    '/azit/report/:id',
    () => import('#web/screens/azit-report/azit-report-screen.tsx'),
    'AzitReportScreen',
  ),
  screen(
    '/review/create/:id',
    () => import('#web/screens/review-create/review-create-screen.tsx'),
    'ReviewCreateScreen',
  ),
  screen(
    '/userpage/:id',
    () => import('#web/screens/userpage/userpage-screen.tsx'),
    'UserpageScreen',
  ),
  screen(
    '/userpage/edit/:id',
    () => import('#web/screens/userpage-edit/userpage-edit-screen.tsx'),
    'UserpageEditScreen',
  ),
  screen(
    '/userpage/setting/:id',
    () => import('#web/screens/userpage-setting/userpage-setting-screen.tsx'),
    'UserpageSettingScreen',
  ),
  screen(
    '/userpage/verifypw',
    () => import('#web/screens/userpage-verifypw/userpage-verifypw-screen.tsx'),
    'UserpageVerifypwScreen',
  ),
  screen(
    '/userpage/resetpw',
    () => import('#web/screens/userpage-resetpw/userpage-resetpw-screen.tsx'),
    'UserpageResetpwScreen',
  ),
  screen(
    '/userpage/withdrawl',
    () => import('#web/screens/userpage-withdrawl/userpage-withdrawl-screen.tsx'),
    'UserpageWithdrawlScreen',
  ),
  screen(
    '/userpage/report/:id',
    () => import('#web/screens/userpage-report/userpage-report-screen.tsx'),
    'UserpageReportScreen',
  ),
  screen(
    '/userpage/followcheck/:id',
    () => import('#web/screens/userpage-followcheck/userpage-followcheck-screen.tsx'),
    'UserpageFollowcheckScreen',
  ),
];
