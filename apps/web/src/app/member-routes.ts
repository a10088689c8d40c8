import { type RouteObject, redirect } from 'react-router';
import { screen } from '#web/app/screen.ts';
import { loadOwnDocument } from '#web/navigation/postcode-document.ts';
import { sessionStore } from '#web/session/session.ts';

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
  screen(
    '/search',
    () => import('#web/screens/discovery/search/search-screen.tsx'),
    'SearchScreen',
  ),
  {
    ...screen(
      '/azit/create',
      () => import('#web/screens/clubs/create-screen.tsx'),
      'ClubCreateScreen',
    ),
    loader: loadOwnDocument,
  },
  screen(
    '/azit/preview',
    () => import('#web/screens/clubs/preview-screen.tsx'),
    'ClubPreviewScreen',
  ),
  screen(
    '/azit/detail/:id',
    () => import('#web/screens/clubs/detail-screen.tsx'),
    'ClubDetailScreen',
  ),
  screen('/azit/join/:id', () => import('#web/screens/clubs/join-screen.tsx'), 'ClubJoinScreen'),
  screen(
    '/azit/setting/:id',
    () => import('#web/screens/clubs/setting-screen.tsx'),
    'ClubSettingScreen',
  ),
  {
    ...screen(
      '/azit/edit/:id',
      () => import('#web/screens/clubs/edit-screen.tsx'),
      'ClubEditScreen',
    ),
    loader: loadOwnDocument,
  },
  screen(
    '/azit/member/:id',
    () => import('#web/screens/clubs/member-screen.tsx'),
    'ClubMemberScreen',
  ),
  screen(
    '/azit/report/:id',
    () => import('#web/screens/clubs/report-screen.tsx'),
    'ClubReportScreen',
  ),
  screen(
    '/review/create/:id',
    () => import('#web/screens/reviews/create-screen.tsx'),
    'ReviewCreateScreen',
  ),
  screen('/userpage/:id', () => import('#web/screens/members/profile-screen.tsx'), 'ProfileScreen'),
  screen(
    '/userpage/edit/:id',
    () => import('#web/screens/members/edit-screen.tsx'),
    'ProfileEditScreen',
  ),
  screen(
    '/userpage/setting/:id',
    () => import('#web/screens/members/setting-screen.tsx'),
    'SettingScreen',
  ),
  screen(
    '/userpage/verifypw',
    () => import('#web/screens/members/verify-password-screen.tsx'),
    'VerifyPasswordScreen',
  ),
  screen(
    '/userpage/resetpw',
    () => import('#web/screens/members/change-password-screen.tsx'),
    'ChangePasswordScreen',
  ),
  screen(
    '/userpage/withdrawl',
    () => import('#web/screens/members/withdrawal-screen.tsx'),
    'WithdrawalScreen',
  ),
  screen(
    '/userpage/report/:id',
    () => import('#web/screens/members/report-screen.tsx'),
    'MemberReportScreen',
  ),
  screen(
    '/userpage/followcheck/:id',
    () => import('#web/screens/members/follow-list-screen.tsx'),
    'FollowListScreen',
  ),
];
