/** Every URL of the app, as the router matches it. Nowhere else in the web may an app URL be written. */
export const routePatterns = {
  home: '/',
  loading: '/loading',
  login: '/login',
  oauth: '/oauth',
  recoverPassword: '/findpw',
  signUp: '/signup',
  signUpProfile: '/signup/add',

  search: '/search',
  chat: '/chat',
  chatRoom: '/chat/detail',

  clubCreate: '/azit/create',
  clubPreview: '/azit/preview',
  clubDetail: '/azit/detail/:id',
  clubJoin: '/azit/join/:id',
  clubSetting: '/azit/setting/:id',
  clubEdit: '/azit/edit/:id',
  clubMembers: '/azit/member/:id',
  clubReport: '/azit/report/:id',
  reviewCreate: '/review/create/:id',

  ownProfile: '/userpage/me',
  verifyPassword: '/userpage/verifypw',
  changePassword: '/userpage/resetpw',
  withdrawal: '/userpage/withdrawl',
  memberProfile: '/userpage/:id',
  memberEdit: '/userpage/edit/:id',
  memberSetting: '/userpage/setting/:id',
  memberReport: '/userpage/report/:id',
  memberFollows: '/userpage/followcheck/:id',

  gallery: '/__gallery',
} as const;

/** The same URLs as links need them: ids and search parameters filled in. */
export const paths = {
  home: routePatterns.home,
  /** The front page with a chosen tab, category or day. */
  feed: (choice: URLSearchParams) => withSearch(routePatterns.home, choice),
  login: routePatterns.login,
  oauthFailed: withSearch(routePatterns.login, new URLSearchParams({ message: 'oauth-failed' })),
  recoverPassword: routePatterns.recoverPassword,
  signUp: routePatterns.signUp,
  signUpProfile: routePatterns.signUpProfile,

  search: routePatterns.search,
  chat: routePatterns.chat,
  chatRoom: (roomId: number) =>
    withSearch(routePatterns.chatRoom, new URLSearchParams({ room: String(roomId) })),

  clubCreate: routePatterns.clubCreate,
  clubPreview: routePatterns.clubPreview,
  clubDetail: (clubId: number) => withId(routePatterns.clubDetail, clubId),
  clubJoin: (clubId: number) => withId(routePatterns.clubJoin, clubId),
  clubSetting: (clubId: number) => withId(routePatterns.clubSetting, clubId),
  clubEdit: (clubId: number) => withId(routePatterns.clubEdit, clubId),
  clubMembers: (clubId: number) => withId(routePatterns.clubMembers, clubId),
  clubReport: (clubId: number) => withId(routePatterns.clubReport, clubId),
  reviewCreate: (clubId: number) => withId(routePatterns.reviewCreate, clubId),

  ownProfile: routePatterns.ownProfile,
  verifyPassword: routePatterns.verifyPassword,
  changePassword: routePatterns.changePassword,
  withdrawal: routePatterns.withdrawal,
  memberProfile: (memberId: number) => withId(routePatterns.memberProfile, memberId),
  memberEdit: (memberId: number) => withId(routePatterns.memberEdit, memberId),
  memberSetting: (memberId: number) => withId(routePatterns.memberSetting, memberId),
  memberReport: (memberId: number) => withId(routePatterns.memberReport, memberId),
  memberFollows: (memberId: number) => withId(routePatterns.memberFollows, memberId),
} as const;

function withId(pattern: `${string}/:id`, id: number): string {
  return pattern.replace(':id', String(id));
}

function withSearch(path: string, search: URLSearchParams): string {
  return search.size > 0 ? `${path}?${search}` : path;
}
