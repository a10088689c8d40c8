import { MESSAGE_MAX } from '@azit/contract/chats/chat.schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ringRoomDoorbell } from '#web/domain/room-doorbells.ts';
import type { Reply, Seen } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import { enterAsViewer, refused } from '#web/testing/sample-replies.ts';
import { ownMessage, sampleMessage, sampleRoom } from '#web/testing/sample-room.ts';

const peer = apiPeerPerTest(enterAsViewer);

function serveRoom(room = sampleRoom(), parts: Record<string, (seen: Seen) => Reply> = {}) {
  const messages = [sampleMessage({ seq: 1 })];
  peer.reply = (seen) => {
    const path = seen.path.replace(/\?.*/, '');
    const own = parts[`${seen.method} ${path}`];
    if (own) return own(seen);
    if (path === '/api/members/1/block') return { status: 201 };
    if (path === '/api/chats/5') return { json: { data: room } };
    if (seen.method === 'GET' && path === '/api/chats/5/messages')
      return { json: { data: messages } };
    return { status: 204 };
  };
}

const send = 'POST /api/chats/5/messages';
const path = '/chat/detail?room=5';
const field = () => screen.findByRole('textbox', { name: '메시지' });

test('a room shows its name and meeting and no bottom navigation', async () => {
  serveRoom();
  await openScreen(path);
  expect(await screen.findByText('성수에서 볼더링 처음 해 보는 사람들')).toBeTruthy();
  expect(screen.getByText('2명 · 11월 21일 (토) 오후 3:00')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: '주요 메뉴' })).toBeNull();
});

test('the room of a cancelled club shows the cancellation instead of the meeting time', async () => {
  const { club } = sampleRoom();
  const cancelled = club && { ...club, cancelled: true };
  serveRoom(sampleRoom({ club: cancelled, writable: false }));
  await openScreen(path);
  expect(await screen.findByText('2명 · 취소됨')).toBeTruthy();
  expect(screen.getByText('취소된 모임이라 읽을 수만 있어요.')).toBeTruthy();
});

test('the room of an ended crew says that the crew has ended, and is read-only', async () => {
  serveRoom(sampleRoom({ crew: { crewId: 4, name: '수요일엔 책방' }, writable: false }));
  await openScreen(path);
  expect(await screen.findByText('크루가 끝나 읽을 수만 있어요.')).toBeTruthy();
});

test('the room of a crew without meetings shows the name and the members of the crew', async () => {
  const crew = { crewId: 4, name: '수요일엔 책방' };
  serveRoom(sampleRoom({ crew, club: null, meetingDate: null, meetingTime: null }));
  await openScreen(path);
  expect(await screen.findByRole('heading', { name: '수요일엔 책방' })).toBeTruthy();
  expect(screen.getByText('2명')).toBeTruthy();
});

test.each([
  ['opens', true, 1],
  ['no longer opens for the viewer', false, 0],
])(
  'whether the menu of a room links to a crew whose page %s: $1',
  async (_page, mayOpenCrew, links) => {
    serveRoom(sampleRoom({ crew: { crewId: 4, name: '수요일엔 책방' }, mayOpenCrew }));
    await openScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: '채팅방 메뉴' }));
    const menu = within(await screen.findByRole('dialog', { name: '채팅방 메뉴' }));
    expect(menu.queryAllByRole('link', { name: '크루 보기' })).toHaveLength(links);
  },
);

test.each([
  ['takes the focus in a room opened with a mouse', 0, true],
  ['does not open the keyboard of a phone', 5, false],
])('the message field %s', async (_result, maxTouchPoints, isFocused) => {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
  serveRoom();
  await openScreen(path);
  const shown = await field();
  await waitFor(() => expect(document.activeElement === shown).toBe(isFocused));
});

test('a room opened from a club begins the first draft with the name of the club', async () => {
  serveRoom();
  const router = await openScreen('/chat');
  await act(() => router.navigate(path, { state: { about: '아침 산책' } }));
  const shown = await field();
  await waitFor(() => expect(shown).toHaveProperty('value', '‘아침 산책’ 모임 문의예요. '));
});

test('a chat URL without a room id opens the room list', async () => {
  const router = await openScreen('/chat/detail');
  expect(router.state.location.pathname).toBe('/chat');
});

test('the room with a member whom the viewer has blocked links to the block list', async () => {
  const blocked = refused(404, '차단한 사람과 이야기하던 방이에요.', 'ROOM_BLOCKED');
  serveRoom(sampleRoom(), { 'GET /api/chats/5': () => blocked });
  await openScreen(path);
  expect(await screen.findByText('차단한 사람과 이야기하던 방이에요.')).toBeTruthy();
  const link = screen.getByRole('link', { name: '차단한 사람 보기' });
  expect(link.getAttribute('href')).toBe('/setting/block');
});

// covers K5.9 (docs/coverage-statements.md)
test('a room that the viewer may not read shows a link to the room list', async () => {
  serveRoom(sampleRoom(), { 'GET /api/chats/5': () => refused(404) });
  await openScreen(path);
  expect(await screen.findByText('이 방을 볼 수 없어요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '채팅 목록으로' })).toBeTruthy();
});

// covers K5.9 (docs/coverage-statements.md)
test('a room whose meeting ended long ago is read-only', async () => {
  serveRoom(sampleRoom({ writable: false }));
  await openScreen(path);
  expect(await screen.findByText('지난 모임이라 읽을 수만 있어요.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

// covers K5.9 (docs/coverage-statements.md)
test('an empty room invites the viewer to write', async () => {
  serveRoom(sampleRoom({ lastSeq: 0, readSeq: 0 }), {
    'GET /api/chats/5/messages': () => ({ json: { data: [] } }),
  });
  await openScreen(path);
  expect(await screen.findByText('첫인사를 건네 보세요.')).toBeTruthy();
});

// covers K5.5 (docs/coverage-statements.md)
test('pressing the send button twice quickly sends one message', async () => {
  serveRoom(sampleRoom(), {
    [send]: ({ body }) => ({
      status: 201,
      json: { data: ownMessage({ seq: 2, ...JSON.parse(body) }) },
    }),
  });
  await openScreen(path);
  fill(await field(), '안녕하세요');
  const button = screen.getByRole('button', { name: '보내기' });
  button.click();
  button.click();
  await waitFor(() => expect(peer.seen.some(({ method }) => method === 'POST')).toBe(true));
  const sent = peer.seen.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => JSON.parse(body).body)).toEqual(['안녕하세요']);
});

// covers K5.5 (docs/coverage-statements.md)
test('a message that is too long shows an error and is not sent', async () => {
  serveRoom();
  await openScreen(path);
  fill(await field(), 'ㅋ'.repeat(MESSAGE_MAX + 1));
  expect(await screen.findByText('메시지는 1,000자까지 보낼 수 있어요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  expect(peer.seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an announcement that was removed is unpinned on every phone', async () => {
  const pinned = sampleMessage({ kind: 'ANNOUNCEMENT', body: '2번 출구에서 만나요' });
  let room = sampleRoom({ pinned });
  serveRoom(room, { 'GET /api/chats/5': () => ({ json: { data: room } }) });
  await openScreen(path);
  await screen.findByText('2번 출구에서 만나요');
  room = sampleRoom({ pinned: null });
  act(() => ringRoomDoorbell(5, { seq: 1, removed: true }));
  await waitFor(() => expect(screen.queryByText('2번 출구에서 만나요')).toBeNull());
});

// covers K5.8 (docs/coverage-statements.md)
test('a room marks the announcement from before the last change of the schedule', async () => {
  const pinned = sampleMessage({ kind: 'ANNOUNCEMENT', body: '2번 출구에서 만나요' });
  serveRoom(sampleRoom({ pinned, pinnedOutdated: true }));
  await openScreen(path);
  expect(await screen.findByText('일정이 바뀌기 전에 쓴 공지예요')).toBeTruthy();
});

// covers K5.8 (docs/coverage-statements.md)
test('the menu offers to write an announcement only to the host', async () => {
  serveRoom();
  await openScreen(path);
  await userEvent.click(await screen.findByRole('button', { name: '채팅방 메뉴' }));
  const menu = within(await screen.findByRole('dialog', { name: '채팅방 메뉴' }));
  expect(menu.getByText('아지트 보기')).toBeTruthy();
  expect(menu.queryByText('공지 쓰기')).toBeNull();
});

test('a co-host announces from a crew meeting’s page to the people of that meeting', async () => {
  serveRoom(sampleRoom({ crew: { crewId: 12, name: '수요일엔 책방' }, mayAnnounce: true }));
  await openScreen(`${path}&write=announcement&club=3`);
  const sheet = within(await screen.findByRole('dialog', { name: '공지 쓰기' }));
  expect(sheet.getByText(/^이 모임에 오는 사람에게 알림이 가고/)).toBeTruthy();
  await userEvent.type(sheet.getByRole('textbox'), '2번 출구');
  await userEvent.click(sheet.getByRole('button', { name: '공지 올리기' }));
  await waitFor(() => {
    const sent = peer.seen.find(({ body }) => body?.includes('2번 출구'));
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ kind: 'ANNOUNCEMENT', clubId: 3 });
  });
});

test('muting a room sends the setting to the server', async () => {
  serveRoom();
  await openScreen(path);
  await userEvent.click(await screen.findByRole('button', { name: '채팅방 메뉴' }));
  await userEvent.click(await screen.findByText('알림 끄기'));
  await waitFor(() =>
    expect(peer.seen.find(({ path: at }) => at === '/api/chats/5/mute')?.body).toBe(
      '{"muted":true}',
    ),
  );
});

// covers B7 (docs/coverage-statements.md)
test('blocking the chat partner in a personal room opens the room list', async () => {
  const member = sampleMessage().sender;
  serveRoom(sampleRoom({ kind: 'personal', club: null, member, meetingDate: null }));
  const router = await openScreen(path);
  await userEvent.click(await screen.findByRole('button', { name: '채팅방 메뉴' }));
  const menu = within(await screen.findByRole('dialog', { name: '채팅방 메뉴' }));
  await userEvent.click(menu.getByText('차단하기'));
  const question = within(
    await screen.findByRole('dialog', { name: '햇살좋은날님을 차단할까요?' }),
  );
  await userEvent.click(question.getByRole('button', { name: '차단하기' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/chat'));
  expect(peer.seen.some(({ path: at }) => at === '/api/members/1/block')).toBe(true);
});

// covers B7 (docs/coverage-statements.md)
test('the member list of a club’s room offers to block everyone except the viewer', async () => {
  serveRoom();
  const router = await openScreen(path);
  await screen.findByRole('button', { name: '채팅방 메뉴' });
  await act(() => router.navigate(path, { state: { layer: { kind: 'members' } } }));
  const sheet = within(await screen.findByRole('dialog', { name: /^멤버/ }));
  const [button, ...more] = sheet.getAllByRole('button', { name: /차단하기/ });
  expect(more).toEqual([]);
  if (button) await userEvent.click(button);
  const question = within(
    await screen.findByRole('dialog', { name: '햇살좋은날님을 차단할까요?' }),
  );
  await userEvent.click(question.getByRole('button', { name: '차단하기' }));
  expect(await screen.findByText('차단했어요')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/chat/detail');
});
