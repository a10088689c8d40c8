import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, enterAsViewer, viewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

type Permission = { roomId: number | null; allowed: boolean; reason: string | null };

const { email: _email, gender: _gender, birthYear: _year, ...profile } = viewer;
const whyNot = '서로 팔로우하면 이야기할 수 있어요.';
const write = () => screen.findByRole('button', { name: '메시지 보내기' });

const followed = { status: 201, json: { data: { followId: 1, followerId: 7, followeeId: 4 } } };
const notFollowed = { json: { data: { result: false } } };

async function open(memberId: number, permission: () => Permission) {
  peer.reply = ({ method, path }) => {
    if (path === `/api/members/${memberId}`) return { json: { data: { ...profile, memberId } } };
    if (path === '/api/chats/with/4' && method === 'POST')
      return { status: 201, json: { data: { roomId: 31 } } };
    if (path.startsWith('/api/chats/with/')) return { json: { data: permission() } };
    if (path.includes('/follow')) return method === 'POST' ? followed : notFollowed;
    if (path.includes('/clubs')) return { json: [] };
    return path.startsWith('/api/categories') ? { json: { data: [] } } : emptyPage;
  };
  return await openScreen(`/userpage/${memberId}`);
}

// covers M5.5 (docs/coverage-statements.md)
test('a member who may chat opens the room from the profile', async () => {
  const router = await open(4, () => ({ roomId: null, allowed: true, reason: null }));
  await waitFor(async () => expect(await write()).toHaveProperty('disabled', false));
  await userEvent.click(await write());
  await waitFor(() => expect(router.state.location.search).toBe('?room=31'));
});

// covers M5.5 (docs/coverage-statements.md)
test('a member who may not chat sees the reason next to the message button', async () => {
  await open(4, () => ({ roomId: null, allowed: false, reason: whyNot }));
  const reason = await screen.findByText(whyNot);
  expect(await write()).toHaveProperty('disabled', true);
  expect((await write()).getAttribute('aria-describedby')).toBe(reason.id);
});

test('a follow that becomes mutual enables the message button', async () => {
  let allowed = false;
  await open(4, () => ({ roomId: null, allowed, reason: allowed ? null : whyNot }));
  await screen.findByText(whyNot);
  allowed = true;
  await userEvent.click(await screen.findByRole('button', { name: '팔로우' }));
  await waitFor(async () => expect(await write()).toHaveProperty('disabled', false));
});

test('a member’s own profile has no message button', async () => {
  await open(7, () => ({ roomId: null, allowed: false, reason: null }));
  await screen.findByText('팔로잉', { exact: false });
  expect(screen.queryByRole('button', { name: '메시지 보내기' })).toBeNull();
  expect(peer.seen.filter(({ path }) => path.startsWith('/api/chats/with'))).toEqual([]);
});
