import { BLOCKED_NICKNAME } from '@azit/contract/members/member.field';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, enterAsViewer } from '#web/testing/sample-replies.ts';
import { sampleMessage, sampleRoom } from '#web/testing/sample-room.ts';

const peer = apiPeerPerTest(enterAsViewer);

function serve(room = sampleRoom()) {
  peer.reply = ({ method, path }) => {
    if (path === '/api/members/1/block' && method === 'POST') return { status: 201 };
    if (path === '/api/chats/5') return { json: { data: room } };
    if (method === 'GET' && path.startsWith('/api/chats/5/messages')) {
      return { json: { data: [sampleMessage()] } };
    }
    return method === 'GET' ? emptyPage : { status: 204 };
  };
}

async function openMenu() {
  const router = await openScreen('/chat/detail?room=5');
  await userEvent.click(await screen.findByRole('button', { name: '채팅방 메뉴' }));
  return { router, menu: within(await screen.findByRole('dialog', { name: '채팅방 메뉴' })) };
}

async function confirmBlock() {
  const question = within(await screen.findByRole('dialog', { name: /차단할까요/ }));
  await userEvent.click(question.getByRole('button', { name: '차단하기' }));
  expect(await screen.findByText('차단했어요')).toBeTruthy();
}

test('a personal room shows no member count; blocking the partner opens the room list', async () => {
  const member = sampleMessage().sender;
  serve(sampleRoom({ kind: 'personal', club: null, member, meetingDate: null, meetingTime: null }));
  const { router, menu } = await openMenu();
  expect(screen.queryByText('2명')).toBeNull();
  expect(menu.queryByText('멤버')).toBeNull();
  await userEvent.click(menu.getByText('차단하기'));
  await confirmBlock();
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
});

test('a blocked member appears in the member list without a link to the profile', async () => {
  const members = sampleRoom().members.map((member) =>
    member.isHost ? { ...member, nickname: BLOCKED_NICKNAME } : member,
  );
  serve(sampleRoom({ members }));
  const { menu } = await openMenu();
  await userEvent.click(menu.getByText('멤버'));
  const sheet = within(await screen.findByRole('dialog', { name: '멤버 2명' }));
  expect(sheet.getByText(BLOCKED_NICKNAME)).toBeTruthy();
  expect(sheet.getAllByRole('link')).toHaveLength(1);
});

test('blocking a member from the member list reloads the messages of the open room', async () => {
  serve();
  const { menu } = await openMenu();
  await userEvent.click(menu.getByText('멤버'));
  const sheet = within(await screen.findByRole('dialog', { name: '멤버 2명' }));
  const before = peer.seen.length;
  await userEvent.click(sheet.getByRole('button', { name: /차단하기/ }));
  await confirmBlock();
  const paths = () => peer.seen.slice(before).map(({ path }) => path);
  await waitFor(() => expect(paths()).toContain('/api/chats/5/messages?after=1&size=100'));
});
