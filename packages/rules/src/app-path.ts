/** Pages of the web app that the server links to. An id follows after a slash. */
export const appPaths = {
  login: '/login',
  oauth: '/oauth',
  clubDetail: '/azit/detail',
  clubMembers: '/azit/member',
  reviewCreate: '/review/create',
  rooms: '/chat',
  room: '/chat/detail',
  share: '/chat/share',
  notices: '/notice',
  unsubscribe: '/notice/unsubscribe',
  ownProfile: '/userpage/me',
  memberProfile: '/userpage',
  memberFollows: '/userpage/followcheck',
} as const;
