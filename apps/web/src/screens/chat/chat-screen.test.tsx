import type { Chat } from '@azit/contract/chats/chat.schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { chatPage, sampleChat, samplePersonalChat } from '#web/testing/sample-chats.ts';
import { emptyPage, enterAsViewer, refused } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

type World = { group?: Chat[]; personal?: Chat[]; unread?: { group: number; personal: number } };

function serve({ group = [], personal = [], unread = { group: 0, personal: 0 } }: World) {
  peer.reply = ({ path }) => {
    if (path.startsWith('/api/chats/unread')) return { json: { data: unread } };
    if (!path.startsWith('/api/chats')) return emptyPage;
    return chatPage(path.includes('kind=personal') ? personal : group);
  };
}

const { club } = sampleChat();
const cancelledClub = club && { ...club, cancelled: true };
const endedClub = club && { ...club, ended: true };

const rows = async () =>
  within(await screen.findByRole('list', { name: '채팅 목록' })).getAllByRole('link');

// covers S2.56, M5.3 (docs/coverage-statements.md)
test('a room in the list shows name, date, members, last message and unread count', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  serve({
    group: [
      sampleChat({ unread: 3, lastMessage: { seq: 9, text: '편지결: 네', createdAt: yesterday } }),
      sampleChat({ roomId: 21, unread: 128, muted: true }),
      sampleChat({ roomId: 22, club: endedClub, writable: false, lastMessage: null }),
      sampleChat({ roomId: 23, club: cancelledClub, lastMessage: null }),
    ],
  });
  await openScreen('/chat');
  const [first, muted, ended, cancelled] = await rows();
  expect(first?.getAttribute('href')).toBe('/chat/detail?room=11');
  expect(first?.textContent).toBe('아침 산책11월 18일 (수) · 6명편지결: 네어제안 읽은 메시지 3개3');
  expect(within(muted ?? document.body).getByRole('img', { name: '알림 꺼짐' })).toBeTruthy();
  expect(muted?.textContent).toContain('안 읽은 메시지 99개 넘음99+');
  expect(ended?.textContent).toBe(
    '아침 산책11월 18일 (수) · 지난 모임 · 6명첫인사를 건네 보세요.읽기 전용',
  );
  expect(cancelled?.textContent).toContain('취소됨');
});

test('the row of a crew without meetings shows a picture of a group', async () => {
  const crew = { crewId: 4, name: '수요일엔 책방' };
  serve({ group: [sampleChat({ crew, club: null, lastMessage: null })] });
  await openScreen('/chat');
  const [row] = await rows();
  expect(row?.textContent).toBe('수요일엔 책방크루6명첫인사를 건네 보세요.');
  expect(row?.querySelector('.lucide-users')).toBeTruthy();
});

test('the open tab of the chat list shows its unread count, the closed tab a dot', async () => {
  serve({ group: [sampleChat()], unread: { group: 15, personal: 2 } });
  await openScreen('/chat');
  const group = await screen.findByRole('tab', { name: '그룹 안 읽은 메시지 15개' });
  expect(group.textContent).toBe('그룹안 읽은 메시지 15개15');
  const personal = screen.getByRole('tab', { name: '개인 안 읽은 메시지 2개' });
  expect(personal.textContent).toBe('개인안 읽은 메시지 2개');
});

// covers M5.4 (docs/coverage-statements.md)
test('the personal tab is stored in the URL and lists personal rooms', async () => {
  serve({ group: [sampleChat()], personal: [samplePersonalChat('반짝반짝')] });
  const router = await openScreen('/chat');
  await userEvent.click(screen.getByRole('tab', { name: '개인' }));
  const person = await screen.findByRole('link', { name: /^반짝반짝 반짝반짝: 암벽화/ });
  expect(person.getAttribute('href')).toBe('/chat/detail?room=12');
  expect(await rows()).toHaveLength(1);
  expect(router.state.location.search).toBe('?kind=personal');
  await userEvent.click(screen.getByRole('tab', { name: '그룹' }));
  expect(router.state.location.search).toBe('');
});

test('a tab without rooms explains how to get a room', async () => {
  serve({});
  await openScreen('/chat?kind=personal');
  expect(await screen.findByText('진행 중인 채팅이 없어요.')).toBeTruthy();
  expect(screen.getByText(/서로 팔로우하거나/)).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: '그룹' }));
  expect(await screen.findByText('수락되면 방이 열려요.')).toBeTruthy();
});

test('the button 다시 시도 reloads a room list that failed to load', async () => {
  peer.reply = () => refused(400);
  await openScreen('/chat');
  expect(await screen.findByText('채팅을 불러오지 못했어요.')).toBeTruthy();
  serve({ group: [sampleChat()] });
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await rows()).toHaveLength(1);
});
