import { type RouteObject, redirect } from 'react-router';
import { screen } from '#web/app/screen.ts';
import { paths, routePatterns } from '#web/navigation/paths.ts';
import { loadOwnDocument } from '#web/navigation/postcode-document.ts';
import { sessionStore } from '#web/session/session.ts';

/** The bottom bar links here while nobody is logged in; after the login it leads to the own profile. */
function toOwnProfile() {
  const { session } = sessionStore.getState();
  return redirect(session ? paths.memberProfile(session.memberId) : paths.home);
}

export const memberRoutes: RouteObject[] = [
  { path: routePatterns.ownProfile, loader: toOwnProfile, Component: () => null },
  screen(routePatterns.chat, () => import('#web/screens/chat/chat-screen.tsx'), 'ChatScreen'),
  screen(
    routePatterns.chatRoom,
    () => import('#web/screens/chat/chat-detail-screen.tsx'),
    'ChatDetailScreen',
  ),
  screen(
    routePatterns.search,
    () => import('#web/screens/discovery/search/search-screen.tsx'),
    'SearchScreen',
  ),
  {
    ...screen(
      routePatterns.clubCreate,
      () => import('#web/screens/clubs/create-screen.tsx'),
      'ClubCreateScreen',
    ),
    loader: loadOwnDocument,
  },
  screen(
    routePatterns.clubPreview,
    () => import('#web/screens/clubs/preview-screen.tsx'),
    'ClubPreviewScreen',
  ),
  screen(
    routePatterns.clubDetail,
    () => import('#web/screens/clubs/detail-screen.tsx'),
    'ClubDetailScreen',
  ),
  screen(
    routePatterns.clubJoin,
    () => import('#web/screens/clubs/join-screen.tsx'),
    'ClubJoinScreen',
  ),
  screen(
    routePatterns.clubSetting,
    () => import('#web/screens/clubs/setting-screen.tsx'),
    'ClubSettingScreen',
  ),
  {
    ...screen(
      routePatterns.clubEdit,
      () => import('#web/screens/clubs/edit-screen.tsx'),
      'ClubEditScreen',
    ),
    loader: loadOwnDocument,
  },
  screen(
    routePatterns.clubMembers,
    () => import('#web/screens/clubs/member-screen.tsx'),
    'ClubMemberScreen',
  ),
  screen(
    routePatterns.clubReport,
    () => import('#web/screens/clubs/report-screen.tsx'),
    'ClubReportScreen',
  ),
  screen(
    routePatterns.reviewCreate,
    () => import('#web/screens/reviews/create-screen.tsx'),
    'ReviewCreateScreen',
  ),
  screen(
    routePatterns.memberProfile,
    () => import('#web/screens/members/profile-screen.tsx'),
    'ProfileScreen',
  ),
  screen(
    routePatterns.memberEdit,
    () => import('#web/screens/members/edit-screen.tsx'),
    'ProfileEditScreen',
  ),
  screen(
    routePatterns.memberSetting,
    () => import('#web/screens/members/setting-screen.tsx'),
    'SettingScreen',
  ),
  screen(
    routePatterns.verifyPassword,
    () => import('#web/screens/members/verify-password-screen.tsx'),
    'VerifyPasswordScreen',
  ),
  screen(
    routePatterns.changePassword,
    () => import('#web/screens/members/change-password-screen.tsx'),
    'ChangePasswordScreen',
  ),
  screen(
    routePatterns.withdrawal,
    () => import('#web/screens/members/withdrawal-screen.tsx'),
    'WithdrawalScreen',
  ),
  screen(
    routePatterns.memberReport,
    () => import('#web/screens/members/report-screen.tsx'),
    'MemberReportScreen',
  ),
  screen(
    routePatterns.memberFollows,
    () => import('#web/screens/members/follow-list-screen.tsx'),
    'FollowListScreen',
  ),
];
