import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, makeWindow, openScreen } from '#web/testing/open-screen.tsx';
import { chatPage, sampleChat, samplePersonalChat } from '#web/testing/sample-chats.ts';
import { sampleParticipation } from '#web/testing/sample-participation.ts';
import { emptyPage, enterAsViewer, sampleClub, viewer } from '#web/testing/sample-replies.ts';
import { sampleMessage, sampleRoom } from '#web/testing/sample-room.ts';

const clubs = [
  sampleClub({ clubId: 3, clubName: '아침 산책' }),
  sampleClub({ clubId: 4, clubName: '저녁 산책' }),
];
const notice = {
  noticeId: 1,
  kind: 'MEETING_TOMORROW',
  text: '내일 모여요',
  detail: null,
  clubId: 3,
  clubName: '아침 산책',
  clubImage: null,
  memberId: null,
  actors: [],
  count: 1,
  link: '/azit/detail/3',
  createdAt: '2026-11-15T05:30:00.000Z',
  myConfirmation: null,
  readAt: null,
};
const pageInfo = { page: 1, size: 5, totalElements: 2, totalPages: 1 };

const peer = apiPeerPerTest(() => {
  enterAsViewer();
  sessionStorage.clear();
  peer.reply = ({ method, path }) => {
    const club = clubs.find(({ clubId }) => path === `/api/clubs/${clubId}`);
    if (club) return { json: { data: club } };
    if (path === '/api/members/7/clubs/1') return { json: [] };
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (/^\/api\/clubs\/(recommend|category|date|search)/.test(path)) {
      return { json: { data: clubs, pageInfo } };
    }
    if (path === '/api/chats/5') return { json: { data: sampleRoom() } };
    if (path.startsWith('/api/chats/5/messages') && method === 'GET') {
      return { json: { data: [sampleMessage()] } };
    }
    if (path.startsWith('/api/chats?')) return chatPage([sampleChat({ roomId: 5 })]);
    return method === 'GET' ? emptyPage : { status: 204 };
  };
});

beforeEach(() => makeWindow(1280));
afterEach(() => {
  vi.useRealTimers();
  makeWindow(390);
});

const list = async () => within(await screen.findByRole('region', { name: '아지트 목록' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const current = () =>
  within(screen.getByRole('navigation', { name: '주요 메뉴' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.textContent);

/** The preview of a room has a message field too, so search only in the open room. */
const findMessageField = () =>
  waitFor(() => within(screen.getByRole('main')).getByRole('textbox', { name: '메시지' }));

const preview = async () => within(await screen.findByRole('region', { name: '미리보기' }));
const findPreview = async (name: string) => (await preview()).findByRole('heading', { name });

// covers W1 (docs/coverage-statements.md)
test('on a wide screen the home page previews the first club and links to the notices', async () => {
  await openScreen('/');
  expect(await findPreview('아침 산책')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  const card = await main.findByRole('link', { name: '아침 산책' });
  expect(card.getAttribute('aria-current')).toBe('true');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toContain('홈');
  const rail = within(screen.getByRole('navigation', { name: '주요 메뉴' }));
  expect(rail.getAllByRole('link').at(-1)?.textContent).toBe('알림');
});

// covers W1 (docs/coverage-statements.md)
test.each([
  ['today’s meeting of the member', '2026-11-15T10:00:00+09:00', ['23:59:00']],
  ['a meeting that began before midnight', '2026-11-16T00:30:00+09:00', ['23:59:00']],
  ['a meeting in 20 minutes before a long one', '2026-11-15T23:39:00+09:00', ['23:59:00', '17:39']],
])('on a wide screen the home page previews %s', async (_, now, times) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const reply = peer.reply;
  const meetings = times.map((meetingTime, index) => {
    const meeting = sampleParticipation(9 - index);
    const today = { meetingDate: '2026-11-15', meetingTime, durationMinutes: 480 };
    return { ...meeting, clubInfoResponse: { ...meeting.clubInfoResponse, ...today } };
  });
  peer.reply = (call) => {
    if (call.path === '/api/clubs/90')
      return { json: { data: sampleClub({ clubId: 90, clubName: '오늘 모임' }) } };
    return call.path === '/api/members/7/clubs/1' ? { json: meetings } : reply(call);
  };
  await openScreen('/');
  expect(await findPreview('오늘 모임')).toBeTruthy();
});

// covers W1 (docs/coverage-statements.md)
test.each([
  ['without a query', '/search'],
  ['without results', '/search?keyword=없음'],
])('a search page %s previews a recommended club under a title', async (_, path) => {
  const reply = peer.reply;
  peer.reply = (call) => (call.path.startsWith('/api/clubs/search') ? emptyPage : reply(call));
  await openScreen(path);
  expect(await findPreview('이런 아지트는 어때요?')).toBeTruthy();
  expect(await findPreview('아침 산책')).toBeTruthy();
});

// covers W1 (docs/coverage-statements.md)
test('the preview of the first item of a list has no title above it', async () => {
  await openScreen('/search?keyword=산책');
  expect(await findPreview('아침 산책')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '이런 아지트는 어때요?' })).toBeNull();
});

// covers W1 (docs/coverage-statements.md)
test('a list without any item to preview fills the window', async () => {
  peer.reply = ({ path }) =>
    path === '/api/members/7' ? { json: { data: viewer } } : { ...emptyPage };
  await openScreen('/chat');
  await waitFor(() => expect(screen.getByRole('main').dataset.alone).toBe('true'));
  expect(screen.queryByRole('region', { name: '미리보기' })).toBeNull();
});

// covers W5 (docs/coverage-statements.md)
test('the notice list stays visible next to the club that a notice opens', async () => {
  const reply = peer.reply;
  peer.reply = (call) =>
    call.path.startsWith('/api/notices?') ? { json: { data: [notice], pageInfo } } : reply(call);
  await openScreen('/notice');
  expect(await findPreview('아침 산책')).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: /내일 모여요/ }));
  await heading('아침 산책');
  const notices = within(screen.getByRole('region', { name: '알림 목록' }));
  expect(notices.getByRole('heading', { level: 2, name: '알림' })).toBeTruthy();
  expect(current()).toEqual(['알림']);
});

// covers W5 (docs/coverage-statements.md)
test.each(['/userpage/7', '/userpage/8', '/userpage/followcheck/8', '/azit/join/3'])(
  'the list stays visible next to the page %s',
  async (path) => {
    const router = await openScreen('/?tab=category&cl=2');
    await screen.findByRole('tab', { name: '카테고리별' });
    await act(() => router.navigate(path));
    const tab = await (await list()).findByRole('tab', { name: '카테고리별' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(current()).toEqual([path === '/userpage/7' ? '프로필' : '홈']));
  },
);

// covers W5 (docs/coverage-statements.md)
test('the room list stays visible when a profile is opened from a room', async () => {
  const router = await openScreen('/chat');
  await userEvent.click(await screen.findByRole('link', { name: /아침 산책/ }));
  await screen.findByRole('textbox', { name: '메시지' });
  await act(() => router.navigate('/userpage/8'));
  expect(await screen.findByRole('region', { name: '채팅방 목록' })).toBeTruthy();
});

// covers W2, W3 (docs/coverage-statements.md)
test('clubs open next to the list, and Back returns to the previous club', async () => {
  const router = await openScreen('/');
  await press('아침 산책');
  await heading('아침 산책');
  const card = (await list()).getByRole('link', { name: '아침 산책' });
  expect(card.getAttribute('aria-current')).toBe('true');
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toContain('아침 산책');
  expect(current()).toEqual(['홈']);

  await userEvent.click((await list()).getByRole('link', { name: '저녁 산책' }));
  await heading('저녁 산책');
  expect(card.isConnected).toBe(true);
  expect(card.getAttribute('aria-current')).toBeNull();

  await act(() => router.navigate(-1));
  await heading('아침 산책');
  expect(router.state.location.pathname).toBe('/azit/detail/3');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
  await heading('홈');
  expect(await findPreview('아침 산책')).toBeTruthy();
  expect(card.isConnected).toBe(true);
  expect(document.title).toContain('홈');
});

// covers W3 (docs/coverage-statements.md)
test('a club stays next to the list it was opened from, even after a reload', async () => {
  await openScreen('/?tab=category&cl=2');
  await press('아침 산책');
  await heading('아침 산책');
  expect(
    (await list()).getByRole('tab', { name: '카테고리별' }).getAttribute('aria-selected'),
  ).toBe('true');
  document.body.innerHTML = '';
  await openScreen('/azit/detail/4');
  await heading('저녁 산책');
  const tab = await (await list()).findByRole('tab', { name: '카테고리별' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

// covers W3 (docs/coverage-statements.md)
test('choosing another tab in the list closes the club that is open next to the list', async () => {
  const router = await openScreen('/azit/detail/3');
  await heading('아침 산책');
  await userEvent.click(await (await list()).findByRole('tab', { name: '카테고리별' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.location.search).toContain('tab=category');
  expect(await findPreview('아침 산책')).toBeTruthy();
});

// covers W2, W4 (docs/coverage-statements.md)
test('a room opens next to the room list, and narrowing the window keeps its draft', async () => {
  await openScreen('/chat');
  await userEvent.click(await screen.findByRole('link', { name: /아침 산책/ }));
  const field = await findMessageField();
  await waitFor(() => expect(document.activeElement).toBe(field));
  const row = within(screen.getByRole('region', { name: '채팅방 목록' })).getByRole('link');
  expect(row.getAttribute('aria-current')).toBe('true');
  expect(current()).toEqual(['채팅']);
  fill(field, '가는 길이에요');

  makeWindow(390);
  expect(screen.queryByRole('region', { name: '채팅방 목록' })).toBeNull();
  expect(screen.getByRole('textbox', { name: '메시지' })).toBe(field);
  expect(screen.queryByRole('navigation', { name: '주요 메뉴' })).toBeNull();
});

// covers W2 (docs/coverage-statements.md)
test('a click on the field of a previewed room opens the room and focuses its field', async () => {
  const router = await openScreen('/chat');
  await userEvent.click(await (await preview()).findByRole('link', { name: '메시지 쓰기' }));
  const field = await findMessageField();
  expect(router.state.location.search).toBe('?room=5');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

// covers W1 (docs/coverage-statements.md)
test('the newest room is previewed without being marked as read', async () => {
  await openScreen('/chat');
  const room = await preview();
  expect(await room.findByText(sampleMessage().body ?? '')).toBeTruthy();
  expect(peer.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a direct room opened by URL appears next to the list of direct rooms', async () => {
  const rooms = peer.reply;
  const { member } = samplePersonalChat('연필깎이');
  peer.reply = (call) => {
    if (call.path === '/api/chats/12') {
      return { json: { data: sampleRoom({ roomId: 12, kind: 'personal', club: null, member }) } };
    }
    if (call.path.includes('kind=personal')) return chatPage([samplePersonalChat('연필깎이')]);
    return rooms(call);
  };
  await openScreen('/chat/detail?room=12');
  await screen.findByRole('textbox', { name: '메시지' });
  const list = within(screen.getByRole('region', { name: '채팅방 목록' }));
  const tab = await list.findByRole('tab', { name: /개인/ });
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
  const row = await list.findByRole('link');
  expect(row.getAttribute('aria-current')).toBe('true');
});

// covers W1 (docs/coverage-statements.md)
test('a page that belongs to no list shows only the navigation rail', async () => {
  await openScreen('/chat/share');
  expect(await screen.findByRole('navigation', { name: '주요 메뉴' })).toBeTruthy();
  expect(document.querySelector('[data-list-pane]')).toBeNull();
});

test('the search field of a list next to an open club does not take the focus', async () => {
  await openScreen('/search');
  const search = await screen.findByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(search));
  document.body.innerHTML = '';
  const router = await openScreen('/search?keyword=산책');
  await act(() => router.navigate('/azit/detail/3'));
  const field = await (await list()).findByRole('searchbox');
  expect(document.activeElement).not.toBe(field);
});
