/** Builds the URL of one page; `pattern` is what the router matches. */
type IdPath = { (id: number): string; readonly pattern: string };

/** Every URL of the app. It is written nowhere else in the web, so that its spelling matters here alone. */
export const paths = {
  home: '/',
  /** The front page with the clubs of the coming weekend. */
  weekend: '/?tab=date&when=weekend',
  /** The front page with the clubs of a large category. */
  clubsOfCategory: (categoryLargeId: number) => `/?tab=category&cl=${categoryLargeId}`,
  search: '/search',
  chat: '/chat',
  chatRoom: idPath('/chat/detail', '?room='),
  /** The room with the form of an announcement open; for its host. */
  roomAnnouncement: (roomId: number) => `/chat/detail?room=${roomId}&write=announcement`,
  /** Where other apps hand over pictures and links; the manifest and public/sw-share.js name it too. */
  chatShare: '/chat/share',

  loading: '/loading',
  login: '/login',
  oauthFailed: '/login?message=oauth-failed',
  oauth: '/oauth',
  recoverPassword: '/findpw',
  signUp: '/signup',
  signUpProfile: '/signup/add',

  clubCreate: '/azit/create',
  /** The same form, filled from a club of one's own that is over or cancelled. */
  clubAgain: idPath('/azit/create', '?again='),
  clubPreview: '/azit/preview',
  clubDetail: idPath('/azit/detail'),
  /** Open to anybody: what a link to a club that goes round leads to. */
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

/** The id is the last part of the path, or the value of a search parameter, which patterns leave out. */
function idPath(start: string, before = '/'): IdPath {
  const pattern = before === '/' ? `${start}/:id` : start;
  return Object.assign((id: number) => start + before + id, { pattern });
}
