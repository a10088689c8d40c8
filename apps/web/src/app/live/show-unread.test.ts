import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { useUnreadChats } from '#web/domain/unread/unread-chats.ts';
import { setPageTitle } from '#web/navigation/page-title.ts';
import { readKnownCount } from '#web/queries/known-counts.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { logOut } from '#web/session/session.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { enterAsViewer } from '#web/testing/sample-replies.ts';
import { showUnread } from './show-unread.ts';

const peer = apiPeerPerTest(enterAsViewer);
let stop = () => {};
afterEach(() => stop());

function start(unread: number, chats = { group: 0, personal: 0 }) {
  const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  Object.assign(navigator, badge);
  peer.reply = ({ path }) => ({
    json: { data: path.startsWith('/api/chats') ? chats : { unread } },
  });
  const client = createQueryClient();
  setPageTitle('홈');
  stop = showUnread(client);
  return { client, ...badge };
}

// covers T2.1 (docs/coverage-statements.md)
test('the unread count is shown in the title and icon and stored for the next visit', async () => {
  const { client, setAppBadge, clearAppBadge } = start(2);
  await waitFor(() => expect(document.title).toBe('(2) 홈 · 아지트'));
  expect(setAppBadge).toHaveBeenLastCalledWith(2);
  expect(readKnownCount('unread')).toBe(2);
  setPageTitle('알림');
  expect(document.title).toBe('(2) 알림 · 아지트');
  client.setQueryData(noticeQueries.unread().queryKey, 0);
  await waitFor(() => expect(document.title).toBe('알림 · 아지트'));
  expect(clearAppBadge).toHaveBeenCalled();
  expect(readKnownCount('unread')).toBe(0);
  expect(peer.seen.map(({ path }) => path)).toEqual(['/api/notices/unread', '/api/chats/unread']);
});

test('more than 99 unread notices show as 99+ in the title until the logout', async () => {
  start(120);
  await waitFor(() => expect(document.title).toBe('(99+) 홈 · 아지트'));
  logOut();
  expect(document.title).toBe('홈 · 아지트');
});

test('unread messages are counted on the icon, not in the title, until a logout', async () => {
  const { setAppBadge, clearAppBadge } = start(2, { group: 3, personal: 4 });
  const { result } = renderHook(useUnreadChats);
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(9));
  expect(document.title).toBe('(2) 홈 · 아지트');
  expect(result.current).toBe(7);
  act(() => logOut());
  expect(result.current).toBe(0);
  expect(clearAppBadge).toHaveBeenCalledTimes(2);
});
