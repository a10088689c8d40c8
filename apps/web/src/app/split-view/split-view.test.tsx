import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import { chatPage, sampleChat, samplePersonalChat } from '#web/testing/sample-chats.ts';
import { emptyPage, enterAsViewer, sampleClub, viewer } from '#web/testing/sample-replies.ts';
import { sampleMessage, sampleRoom } from '#web/testing/sample-room.ts';

const clubs = [
  sampleClub({ clubId: 3, clubName: '아침 산책' }),
  sampleClub({ clubId: 4, clubName: '저녁 산책' }),
];
const pageInfo = { page: 1, size: 5, totalElements: 2, totalPages: 1 };

const peer = apiPeerPerTest(() => {
  enterAsViewer();
  sessionStorage.clear();
  peer.reply = ({ method, path }) => {
    const club = clubs.find(({ clubId }) => path === `/api/clubs/${clubId}`);
    if (club) return { json: { data: club } };
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

/** Set the width twice: happy-dom reports a change only from the second time on. */
function makeWindow(width: number): void {
  for (const innerWidth of [window.innerWidth, width]) {
    Object.assign(window, { innerWidth });
    act(() => void window.dispatchEvent(new Event('resize')));
  }
}

beforeEach(() => makeWindow(1280));
afterEach(() => makeWindow(390));

const list = async () => within(await screen.findByRole('region', { name: '아지트 목록' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const current = () =>
  within(screen.getByRole('navigation', { name: '주요 메뉴' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.textContent);

// covers W1
test('a wide screen shows the list, a prompt to choose and the notice link', async () => {
  await openScreen('/');
  expect(await screen.findByText('아지트를 골라 주세요.')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: '아침 산책' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const rail = within(screen.getByRole('navigation', { name: '주요 메뉴' }));
  expect(rail.getAllByRole('link').at(-1)?.textContent).toBe('알림');
});

// covers W2, W3
test('a card opens next to the list, the next one replaces it, and Back closes it', async () => {
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
  expect(router.state.location.pathname).toBe('/');
  await heading('홈');
  expect(screen.getByText('아지트를 골라 주세요.')).toBeTruthy();
  expect(card.isConnected).toBe(true);
  expect(document.title).toContain('홈');
});

// covers W3
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

// covers W3
test('choosing another tab of the list closes the open club', async () => {
  const router = await openScreen('/azit/detail/3');
  await heading('아침 산책');
  await userEvent.click(await (await list()).findByRole('tab', { name: '카테고리별' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.location.search).toContain('tab=category');
  expect(screen.getByText('아지트를 골라 주세요.')).toBeTruthy();
});

// covers W2, W4
test('a room opens next to the room list and keeps its draft in a narrowed window', async () => {
  await openScreen('/chat');
  expect(await screen.findByText('채팅방을 골라 주세요.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: /아침 산책/ }));
  const field = await screen.findByRole('textbox', { name: '메시지' });
  const row = within(screen.getByRole('region', { name: '채팅방 목록' })).getByRole('link');
  expect(row.getAttribute('aria-current')).toBe('true');
  expect(current()).toEqual(['채팅']);
  fill(field, '가는 길이에요');

  makeWindow(390);
  expect(screen.queryByRole('region', { name: '채팅방 목록' })).toBeNull();
  expect(screen.getByRole('textbox', { name: '메시지' })).toBe(field);
  expect(screen.queryByRole('navigation', { name: '주요 메뉴' })).toBeNull();
});

test('a direct room opened by URL appears next to the direct rooms', async () => {
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

// covers W1
test('a page that belongs to no list shows only the navigation rail', async () => {
  await openScreen('/userpage/setting/7');
  expect(await screen.findByRole('navigation', { name: '주요 메뉴' })).toBeTruthy();
  expect(document.querySelector('[data-list-pane]')).toBeNull();
});

test('an empty search next to a club does not take the focus', async () => {
  await openScreen('/search');
  expect(document.activeElement).toBe(await screen.findByRole('searchbox'));
  document.body.innerHTML = '';
  await openScreen('/azit/detail/3');
  const field = await (await list()).findByRole('searchbox');
  expect(document.activeElement).not.toBe(field);
});
