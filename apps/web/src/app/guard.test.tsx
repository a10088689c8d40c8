import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { memberRoutes } from '#web/app/member-routes.ts';
import { routes } from '#web/app/routes.tsx';
import { watchSession } from '#web/app/session-watch.ts';
import { notifyStore } from '#web/notify/notify.ts';
import { takeReturnPath } from '#web/session/login-prompt.ts';
import { logIn, logOut, sessionStore } from '#web/session/session.ts';
import { type ApiPeer, startApiPeer } from '#web/testing/api-peer.ts';

const guarded = memberRoutes
  .map(({ path = '' }) => path.replace(':id', '3'))
  .filter((path) => path !== '/azit/detail/3');
const tokens = { accessToken: 'Bearer a', refreshToken: 'r' };
const member = {
  memberId: 7,
  nickname: '초코',
  email: 'a@azit.kr',
  profileUrl: null,
  profileName: null,
};

const emptyPage = {
  json: { data: [], pageInfo: { page: 1, size: 5, totalElements: 0, totalPages: 0 } },
};

let peer: ApiPeer;
let stopWatching = () => {};

async function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const client = createQueryClient();
  stopWatching = watchSession(router, client);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}

beforeAll(async () => {
  await import('#web/screens/discovery/landing/landing-screen.tsx');
  peer = await startApiPeer();
  peer.reply = ({ path }) => (path.startsWith('/api/crews/') ? { status: 404 } : emptyPage);
  window.location.href = `${peer.origin}/`;
});

afterAll(() => peer.close());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setState({ session: null, reason: 'none' });
});

afterEach(() => {
  stopWatching();
  cleanup();
});

// covers S2.6 (docs/coverage-statements.md)
test('the routes that require a login are exactly the listed paths', () => {
  const paths = memberRoutes.map(({ path }) => path).filter((path) => path !== '/userpage/me');
  expect(paths.toSorted()).toEqual([
    '/azit/change/:id',
    '/azit/create',
    '/azit/detail/:id',
    '/azit/door/:id',
    '/azit/edit/:id',
    '/azit/join/:id',
    '/azit/member/:id',
    '/azit/preview',
    '/azit/report/:id',
    '/azit/setting/:id',
    '/chat',
    '/chat/detail',
    '/chat/share',
    '/notice',
    '/notice/answer',
    '/notice/setting',
    '/review/create/:id',
    '/search',
    '/setting/block',
    '/userpage/:id',
    '/userpage/edit/:id',
    '/userpage/followcheck/:id',
    '/userpage/report/:id',
    '/userpage/resetpw',
    '/userpage/setting/:id',
    '/userpage/temperature/:id',
    '/userpage/verifypw',
    '/userpage/withdrawl',
  ]);
});

describe('a guest on a route', () => {
  // covers S2.6, S2.19, S6.1 (docs/coverage-statements.md)
  test.each(guarded)(
    '%s redirects a guest to the home page, which offers the login',
    async (path) => {
      const router = await open(`${path}?from=test`);
      expect(router.state.location.pathname).toBe('/');
      const dialog = await screen.findByRole('dialog', { name: /^로그인하면 .+ 수 있어요$/ });
      expect(dialog.textContent).toContain('로그인이 필요한 서비스예요. 로그인할까요?');
      expect(localStorage.getItem('isLocation')).toBe('false');
      expect(takeReturnPath()).toBe(`${path}?from=test`);
    },
  );

  // covers U1.8 (docs/coverage-statements.md)
  test.each([
    ['/chat', '로그인하면 채팅을 볼 수 있어요'],
    ['/search', '로그인하면 아지트를 검색할 수 있어요'],
    ['/notice', '로그인하면 알림을 볼 수 있어요'],
    ['/userpage/me', '로그인하면 프로필을 볼 수 있어요'],
    ['/azit/create', '로그인하면 아지트를 만들 수 있어요'],
    ['/azit/join/3', '로그인하면 참여를 신청할 수 있어요'],
    ['/review/create/3', '로그인하면 후기를 쓸 수 있어요'],
    ['/azit/preview', '로그인하면 아지트를 만들 수 있어요'],
    ['/azit/door/3', '로그인하면 도착을 알릴 수 있어요'],
    ['/azit/member/3', '로그인하면 멤버를 관리할 수 있어요'],
    ['/azit/setting/3', '로그인하면 아지트를 고칠 수 있어요'],
    ['/azit/edit/3', '로그인하면 아지트를 고칠 수 있어요'],
    ['/azit/change/3', '로그인하면 아지트를 고칠 수 있어요'],
    ['/azit/report/3', '로그인하면 신고할 수 있어요'],
    ['/userpage/report/3', '로그인하면 신고할 수 있어요'],
    ['/notice/answer?club=3&going=true', '로그인하면 답할 수 있어요'],
    ['/crew/3', '로그인하면 크루를 볼 수 있어요'],
    ['/setting/block', '로그인하면 차단한 사람을 볼 수 있어요'],
  ])('the login prompt of %s says “%s”', async (path, name) => {
    await open(path);
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
  });

  // covers S2.19 (docs/coverage-statements.md)
  test('a guest who opens the home page directly gets no login prompt', async () => {
    await open('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // covers S2.17 (docs/coverage-statements.md)
  test('cancelling the login prompt deletes the stored return path', async () => {
    await open('/chat');
    await userEvent.click(await screen.findByRole('button', { name: '취소' }));
    expect(takeReturnPath()).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: '프로필' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(takeReturnPath()).toBe('/userpage/me');
  });

  // covers S2.17 (docs/coverage-statements.md)
  test('a click outside the login prompt closes the prompt', async () => {
    await open('/chat');
    const dialog = await screen.findByRole('dialog');
    // A dialog ignores the second tap of a double tap.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
    onTestFinished(() => clock.mockRestore());
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(takeReturnPath()).toBeNull();
  });

  // covers S2.17 (docs/coverage-statements.md)
  test('accepting the login prompt opens the login page and stores the return path', async () => {
    const router = await open('/search');
    await userEvent.click(await screen.findByRole('button', { name: '로그인하기' }));
    await screen.findByRole('heading', { name: '로그인' });
    expect(router.state.location.pathname).toBe('/login');
    expect(takeReturnPath()).toBe('/search');
  });

  // covers S2.7 (docs/coverage-statements.md)
  test('a guest on a path without a route gets the not-found screen', async () => {
    await open('/no/such/page');
    expect(screen.getByRole('heading', { name: '페이지를 찾을 수 없어요.' })).toBeTruthy();
    expect(screen.queryByText('Page not Found')).toBeNull();
    expect(screen.getByRole('link', { name: '홈으로 가기' }).getAttribute('href')).toBe('/');
  });
});

// covers P1.11 (docs/coverage-statements.md)
test.each(['/login', '/findpw', '/signup', '/loading', '/azit/invite/x'])(
  'the page %s has no bottom bar',
  async (path) => {
    await open(path);
    expect(screen.queryByRole('navigation', { name: '주요 메뉴' })).toBeNull();
  },
);

test('a login does not refetch data that is the same for all visitors', async () => {
  const own = await startApiPeer();
  own.reply = () => emptyPage;
  window.location.href = `${own.origin}/`;
  const calls = () => own.seen.map(({ path }) => path.split('?')[0]);
  const router = await open('/login');
  await waitFor(() => expect(calls()).toEqual(['/api/auth/oauth']));
  act(() => logIn(tokens, member));
  await act(() => router.navigate('/'));
  await waitFor(() => expect(calls()).toContain('/api/clubs/recommend/7'));
  expect(calls().filter((path) => path === '/api/auth/oauth')).toHaveLength(1);
  window.location.href = `${peer.origin}/`;
  cleanup();
  await own.close();
});

const routeName = (link: HTMLElement) => link.getAttribute('aria-label') ?? link.textContent;

describe('a member on a route', () => {
  beforeEach(() => logIn(tokens, member));

  // covers S2.9 (docs/coverage-statements.md)
  test('a member can open a member route and has a profile link in the bottom bar', async () => {
    const router = await open('/chat');
    expect(router.state.location.pathname).toBe('/chat');
    expect(screen.getByRole('link', { name: '프로필' }).getAttribute('href')).toBe('/userpage/7');
    expect(screen.getByRole('link', { name: '채팅' }).getAttribute('aria-current')).toBe('page');
  });

  // covers S2.9, C3 (docs/coverage-statements.md)
  test('the bottom bar of a member has five entries in a fixed order', async () => {
    await open('/chat');
    const links = within(screen.getByRole('navigation', { name: '주요 메뉴' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [routeName(link), link.getAttribute('href')])).toEqual([
      ['홈', '/'],
      ['채팅', '/chat'],
      ['아지트 만들기', '/azit/create'],
      ['검색', '/search'],
      ['프로필', '/userpage/7'],
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current')).map(routeName)).toEqual([
      '채팅',
    ]);
  });

  test("the profile path without an id opens the member's own profile", async () => {
    const router = await open('/userpage/me?filter=applied');
    expect(router.state.location).toMatchObject({
      pathname: '/userpage/7',
      search: '?filter=applied',
    });
  });

  test('after the session expires a loading indicator shows until the login page loads', async () => {
    await open('/userpage/setting/7');
    act(() => logOut('expired'));
    expect(document.querySelector('.boot-mark')).toBeTruthy();
    await screen.findByRole('heading', { name: '로그인' });
  });

  // covers S4.2 (docs/coverage-statements.md)
  test.each([
    [
      'a session that expires keeps the return path, says so',
      () => logOut('expired'),
      '/azit/detail/3?a=b',
      '로그인이 끝났어요. 다시 로그인해 주세요',
    ],
    ['a logout forgets the return path', () => logOut(), null, undefined],
  ])('%s and leads to the login', async (_, leave, returnPath, message) => {
    const router = await open('/azit/detail/3?a=b');
    act(leave);
    await screen.findByRole('heading', { name: '로그인' });
    expect(router.state.location.pathname).toBe('/login');
    expect(takeReturnPath()).toBe(returnPath);
    expect(notifyStore.getState().toast?.message).toBe(message);
  });
});
