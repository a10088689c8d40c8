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
  chat: '/chat',
  chatRoom: idPath('/chat/detail', '?room='),
  /** The room with the announcement form open; for its host. */
  roomAnnouncement: (roomId: number) => `/chat/detail?room=${roomId}&write=announcement`,
  /** Share target for other apps; the manifest and public/sw-share.js repeat it. */
  chatShare: '/chat/share',

  loading: '/loading',
  login: '/login',
  oauthFailed: '/login?message=oauth-failed',
  oauth: '/oauth',
  recoverPassword: '/findpw',
  signUp: '/signup',
  signUpProfile: '/signup/add',

  clubCreate: '/azit/create',
  /** The create form, prefilled from the member's own finished or cancelled club. */
  clubAgain: idPath('/azit/create', '?again='),
  clubPreview: '/azit/preview',
  clubDetail: idPath('/azit/detail'),
  /** Public: the target of shared club links. */
  clubInvitation: idPath('/azit/invite'),
  clubJoin: idPath('/azit/join'),
  clubSetting: idPath('/azit/setting'),
  clubEdit: idPath('/azit/edit'),
  clubChange: idPath('/azit/change'),
  clubMembers: idPath('/azit/member'),
  clubReport: idPath('/azit/report'),
  reviewCreate: idPath('/review/create'),

  ownProfile: '/userpage/me',
  verifyPassword: '/userpage/verifypw',
  changePassword: '/userpage/resetpw',
  withdrawal: '/userpage/withdrawl',
  memberProfile: idPath('/userpage'),
  memberEdit: idPath('/userpage/edit'),
  memberSetting: idPath('/userpage/setting'),
  memberReport: idPath('/userpage/report'),
  memberFollows: idPath('/userpage/followcheck'),

  blocks: '/setting/block',

  notices: '/notice',
  noticeSetting: '/notice/setting',
  noticeUnsubscribe: '/notice/unsubscribe',

  gallery: '/__gallery',
} as const;

/** The id is the last path segment, or a search parameter, which patterns omit. */
function idPath(start: string, before = '/'): IdPath {
  const pattern = before === '/' ? `${start}/:id` : start;
  return Object.assign((id: number) => start + before + id, { pattern });
}
