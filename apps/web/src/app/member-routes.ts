import { type RouteObject, redirect } from 'react-router';
import { screen } from '#web/app/screen.ts';
import { paths } from '#web/navigation/paths.ts';
import { loadOwnDocument } from '#web/navigation/postcode-document.ts';
import { sessionStore } from '#web/session/session.ts';

function toOwnProfile({ request }: { request: Request }) {
  const { session } = sessionStore.getState();
  if (!session) return redirect(paths.home);
  return redirect(paths.memberProfile(session.memberId) + new URL(request.url).search);
}

export const memberRoutes: RouteObject[] = [
  { path: paths.ownProfile, loader: toOwnProfile, Component: () => null },
  screen(paths.chat, () => import('#web/screens/chat/chat-screen.tsx'), 'ChatScreen'),
  screen(
    paths.chatRoom.pattern,
    () => import('#web/screens/chat/chat-detail-screen.tsx'),
    'ChatDetailScreen',
  ),
  screen(paths.chatShare, () => import('#web/screens/chat/share-screen.tsx'), 'ShareScreen'),
  screen(
    paths.search,
    () => import('#web/screens/discovery/search/search-screen.tsx'),
    'SearchScreen',
  ),
  screen(paths.notices, () => import('#web/screens/notices/notice-screen.tsx'), 'NoticeScreen'),
  {
    ...screen(
      paths.clubCreate,
      () => import('#web/screens/clubs/create-screen.tsx'),
      'ClubCreateScreen',
    ),
    loader: loadOwnDocument,
  },
  screen(
    paths.clubPreview,
    () => import('#web/screens/clubs/preview-screen.tsx'),
    'ClubPreviewScreen',
  ),
  screen(
    paths.clubDetail.pattern,
    () => import('#web/screens/clubs/detail-screen.tsx'),
    'ClubDetailScreen',
  ),
  screen(
    paths.clubJoin.pattern,
    () => import('#web/screens/clubs/join-screen.tsx'),
    'ClubJoinScreen',
  ),
  screen(
    paths.clubSetting.pattern,
    () => import('#web/screens/clubs/setting-screen.tsx'),
    'ClubSettingScreen',
  ),
  {
    ...screen(
      paths.clubEdit.pattern,
      () => import('#web/screens/clubs/edit-screen.tsx'),
      'ClubEditScreen',
    ),
    loader: loadOwnDocument,
  },
  {
    ...screen(
      paths.clubChange.pattern,
      () => import('#web/screens/clubs/change-screen.tsx'),
      'ClubChangeScreen',
    ),
    loader: loadOwnDocument,
  },
  screen(
    paths.clubMembers.pattern,
    () => import('#web/screens/clubs/members/member-screen.tsx'),
    'ClubMemberScreen',
  ),
  screen(
    paths.clubDoor.pattern,
    () => import('#web/screens/clubs/door/door-screen.tsx'),
    'DoorScreen',
  ),
  screen(
    paths.clubReport.pattern,
    () => import('#web/screens/clubs/report-screen.tsx'),
    'ClubReportScreen',
  ),
  screen(
    paths.reviewCreate.pattern,
    () => import('#web/screens/reviews/create-screen.tsx'),
    'ReviewCreateScreen',
  ),
  screen(
    paths.memberProfile.pattern,
    () => import('#web/screens/members/profile-screen.tsx'),
    'ProfileScreen',
  ),
  screen(
    paths.memberEdit.pattern,
    () => import('#web/screens/members/edit-screen.tsx'),
    'ProfileEditScreen',
  ),
  screen(
    paths.memberSetting.pattern,
    () => import('#web/screens/members/setting-screen.tsx'),
    'SettingScreen',
  ),
  screen(
    paths.noticeAnswer,
    () => import('#web/screens/notices/answer-screen.tsx'),
    'AnswerScreen',
  ),
  screen(
    paths.noticeSetting,
    () => import('#web/screens/notices/notice-setting-screen.tsx'),
    'NoticeSettingScreen',
  ),
  screen(
    paths.blocks,
    () => import('#web/screens/members/block-list-screen.tsx'),
    'BlockListScreen',
  ),
  screen(
    paths.verifyPassword,
    () => import('#web/screens/members/verify-password-screen.tsx'),
    'VerifyPasswordScreen',
  ),
  screen(
    paths.changePassword,
    () => import('#web/screens/members/change-password-screen.tsx'),
    'ChangePasswordScreen',
  ),
  screen(
    paths.withdrawal,
    () => import('#web/screens/members/withdrawal-screen.tsx'),
    'WithdrawalScreen',
  ),
  screen(
    paths.memberReport.pattern,
    () => import('#web/screens/members/report-screen.tsx'),
    'MemberReportScreen',
  ),
  screen(
    paths.memberFollows.pattern,
    () => import('#web/screens/members/follow-list-screen.tsx'),
    'FollowListScreen',
  ),
  screen(
    paths.memberTemperature.pattern,
    () => import('#web/screens/members/temperature-screen.tsx'),
    'TemperatureScreen',
  ),
];
