import { appPaths } from '@azit/rules/app-path';

/** Builds the URL of one page; `pattern` is what the router matches. */
type IdPath = { (id: number): string; readonly pattern: string };

/** Every URL of the app. No other file in the web spells one. */
export const paths = {
  home: '/',
  /** The home page with clubs of the coming weekend. */
  weekend: '/?tab=date&when=weekend',
  /** The home page with clubs of a large category. */
  categoryClubs: (categoryLargeId: number) => `/?tab=category&cl=${categoryLargeId}`,
  search: '/search',
  chat: appPaths.rooms,
  chatRoom: idPath(appPaths.room, '?room='),
  /** The room with the announcement form open; for its host. */
  roomAnnouncement: (roomId: number) => `${appPaths.room}?room=${roomId}&write=announcement`,
  /** Share target for other apps; the manifest and public/sw-share.js repeat it. */
  chatShare: appPaths.share,

  loading: '/loading',
  login: appPaths.login,
  oauthFailed: `${appPaths.login}?message=oauth-failed`,
  oauth: appPaths.oauth,
  recoverPassword: '/findpw',
  signUp: '/signup',
  signUpProfile: '/signup/add',

  clubCreate: '/azit/create',
  /** The create form, prefilled from the member's own finished or cancelled club. */
  clubAgain: idPath('/azit/create', '?again='),
  clubPreview: '/azit/preview',
  clubDetail: idPath(appPaths.clubDetail),
  /** Public: the target of shared club links. */
  clubInvitation: idPath('/azit/invite'),
  clubJoin: idPath('/azit/join'),
  clubSetting: idPath('/azit/setting'),
  clubEdit: idPath('/azit/edit'),
  clubChange: idPath('/azit/change'),
  clubMembers: idPath(appPaths.clubMembers),
  clubReport: idPath('/azit/report'),
  reviewCreate: idPath(appPaths.reviewCreate),

  ownProfile: appPaths.ownProfile,
  verifyPassword: '/userpage/verifypw',
  changePassword: '/userpage/resetpw',
  withdrawal: '/userpage/withdrawl',
  memberProfile: idPath(appPaths.memberProfile),
  memberEdit: idPath('/userpage/edit'),
  memberSetting: idPath('/userpage/setting'),
  memberReport: idPath('/userpage/report'),
  memberFollows: idPath(appPaths.memberFollows),

  blocks: '/setting/block',

  notices: appPaths.notices,
  noticeSetting: '/notice/setting',
  noticeUnsubscribe: appPaths.unsubscribe,

  gallery: '/__gallery',
} as const;

/** The id is the last path segment, or a search parameter, which patterns omit. */
function idPath(start: string, before = '/'): IdPath {
  const pattern = before === '/' ? `${start}/:id` : start;
  return Object.assign((id: number) => start + before + id, { pattern });
}
