export type Visitor = 'guest' | 'plain' | 'host';

export type RouteRow = {
  path: string;
  h1: string;
  title?: string;
  leadsTo?: string;
  shows?: Partial<Record<Visitor, string>>;
};

const hostOnly = '호스트만 들어올 수 있어요.';
const slogan = '취향이 맞는 사람들과 작게 모여요';
export const clubName = '성수에서 볼더링 처음 해 보는 사람들';
export const crewName = '수요일엔 책방';

export const openRoutes: RouteRow[] = [
  { path: '/login', h1: '로그인' },
  { path: '/oauth', leadsTo: '/login?message=oauth-failed', h1: '로그인' },
  { path: '/findpw', h1: '비밀번호 찾기' },
  { path: '/signup', h1: '회원가입' },
  { path: '/signup/add', leadsTo: '/signup', h1: '회원가입' },
  { path: '/notice/unsubscribe', h1: '메일 그만 받기' },
  { path: '/answer/x', h1: '모임에 답하기' },
  { path: '/azit/invite/x', h1: '초대장' },
  { path: '/no-such-page', h1: '페이지를 찾을 수 없어요.', title: '페이지를 찾을 수 없어요 ·' },
];

const memberLogin: RouteRow = { path: '/login', leadsTo: '/', h1: '홈' };

export const memberOpenRoutes = openRoutes.map((row) =>
  row.path === memberLogin.path ? memberLogin : row,
);

export const landingRoutes: RouteRow[] = [
  { path: '/loading', leadsTo: '/', h1: slogan, title: '' },
  { path: '/', h1: slogan, title: '' },
];

export const homeRoutes: RouteRow[] = [
  { path: '/loading', leadsTo: '/', h1: '홈' },
  {
    path: '/',
    h1: '홈',
    shows: { host: '후기를 기다리는 아지트' },
  },
];

export const memberRoutes: RouteRow[] = [
  { path: '/chat', h1: '채팅' },
  { path: '/chat/detail', leadsTo: '/chat', h1: '채팅' },
  { path: '/chat/share', h1: '어느 방에 보낼까요?' },
  { path: '/notice', h1: '알림' },
  { path: '/notice/setting', h1: '알림 설정' },
  { path: '/setting/block', h1: '차단한 사람' },
  { path: '/search', h1: '아지트 검색' },
  { path: '/azit/create', h1: '아지트 만들기' },
  { path: '/azit/preview', leadsTo: '/azit/create', h1: '아지트 만들기' },
  {
    path: '/azit/setting/:club',
    h1: '아지트 설정',
    shows: { plain: hostOnly, host: '아지트 취소하기' },
  },
  {
    path: '/azit/edit/:club',
    h1: '아지트 수정',
    shows: { plain: hostOnly, host: '수정 완료' },
  },
  {
    path: '/azit/change/:club',
    h1: '일정·장소 바꾸기',
    shows: { plain: hostOnly, host: '바뀐 곳이 없어요' },
  },
  {
    path: '/azit/member/:club',
    h1: '멤버 관리',
    shows: { plain: hostOnly, host: '신청 대기' },
  },
  {
    path: '/azit/join/:club',
    h1: '참여 신청',
    shows: { plain: '호스트의 질문' },
  },
  {
    path: '/azit/report/:club',
    h1: '아지트 신고',
    shows: {
      plain: '어떤 점이 문제인가요?',
      host: '내가 연 아지트는 신고할 수 없어요.',
    },
  },
  {
    path: '/azit/detail/:club',
    h1: clubName,
    shows: { plain: '참여 신청하기', host: '모임 관리' },
  },
  {
    path: '/azit/door/:club',
    h1: '왔어요',
    shows: { plain: '이 모임에 함께하는 사람만 쓸 수 있어요.' },
  },
  { path: '/crew/:crew', h1: crewName, shows: { plain: '크루 끝내기' } },
  { path: '/crew/:crew/members', h1: '멤버 1' },
  { path: '/crew/:crew/dates', h1: '앞으로 만날 날' },
  {
    path: '/review/create/:past',
    h1: '후기 남기기',
    shows: {
      plain: '참여한 아지트에만 후기를 남길 수 있어요.',
      host: '함께한 사람',
    },
  },
  {
    path: '/userpage/:host',
    h1: ':name님의 프로필',
    shows: { plain: '팔로우', host: '받은 후기' },
  },
  { path: '/userpage/setting/:host', leadsTo: '/userpage/setting/:own', h1: '설정' },
  { path: '/userpage/edit/:host', leadsTo: '/userpage/edit/:own', h1: '프로필 수정' },
  {
    path: '/userpage/temperature/:host',
    leadsTo: '/userpage/temperature/:own',
    h1: '왜 36.5°인가요',
  },
  { path: '/userpage/verifypw', h1: '비밀번호 확인' },
  { path: '/userpage/resetpw', leadsTo: '/userpage/verifypw', h1: '비밀번호 확인' },
  { path: '/userpage/withdrawl', h1: '탈퇴하기' },
  {
    path: '/userpage/report/:host',
    h1: '회원 신고',
    shows: {
      plain: '어떤 점이 문제인가요?',
      host: '나를 신고할 수는 없어요.',
    },
  },
  { path: '/userpage/followcheck/:host', h1: ':name님의 팔로우' },
];
