type IdPath = { (id: number): string; readonly pattern: string };

export const paths = {
  home: '/',
  weekend: '/?tab=date&when=weekend',
  categoryClubs: (categoryLargeId: number) => `/?tab=category&cl=${categoryLargeId}`,
  search: '/search',
  chat: '/chat',
  chatRoom: idPath('/chat/detail', '?room='),
  roomAnnouncement: (roomId: number, dateId?: number) =>
    `/chat/detail?room=${roomId}&write=announcement${dateId ? `&club=${dateId}` : ''}`,
  /** Other apps share to this path; the manifest and public/sw-share.js contain it too. */
  chatShare: '/chat/share',

  loading: '/loading',
  login: '/login',
  oauthFailed: '/login?message=oauth-failed',
  oauth: '/oauth',
  recoverPassword: '/findpw',
  signUp: '/signup',
  signUpProfile: '/signup/add',

  clubCreate: '/azit/create',
  clubAgain: idPath('/azit/create', '?again='),
  clubPreview: '/azit/preview',
  clubDetail: idPath('/azit/detail'),
  clubInvitation: idPath('/azit/invite'),
  clubJoin: idPath('/azit/join'),
  clubSetting: idPath('/azit/setting'),
  clubEdit: idPath('/azit/edit'),
  clubChange: idPath('/azit/change'),
  clubMembers: idPath('/azit/member'),
  clubDoor: idPath('/azit/door'),
  clubReport: idPath('/azit/report'),
  reviewCreate: idPath('/review/create'),

  crew: idPath('/crew'),
  crewMembers: (id: number) => `/crew/${id}/members`,
  crewDates: (id: number) => `/crew/${id}/dates`,

  ownProfile: '/userpage/me',
  verifyPassword: '/userpage/verifypw',
  changePassword: '/userpage/resetpw',
  withdrawal: '/userpage/withdrawl',
  memberProfile: idPath('/userpage'),
  memberMeetings: (id: number) => `/userpage/${id}?filter=joined`,
  memberEdit: idPath('/userpage/edit'),
  memberSetting: idPath('/userpage/setting'),
  memberReport: idPath('/userpage/report'),
  memberFollows: idPath('/userpage/followcheck'),
  memberTemperature: idPath('/userpage/temperature'),

  blocks: '/setting/block',

  notices: '/notice',
  noticeSetting: '/notice/setting',
  noticeUnsubscribe: '/notice/unsubscribe',
  noticeAnswer: '/notice/answer',
  answerLink: '/answer/:token',
} as const;

export const isProfilePage = (pathname: string) => pathname.startsWith('/userpage/');

function idPath(start: string, before = '/'): IdPath {
  const pattern = before === '/' ? `${start}/:id` : start;
  return Object.assign((id: number) => start + before + id, { pattern });
}
