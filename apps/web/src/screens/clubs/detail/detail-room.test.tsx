import type { Chat } from '@azit/contract/chats/chat.schema';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { seoulToday } from '@azit/rules/seoul-clock';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { chatPage, sampleChat } from '#web/testing/sample-chats.ts';
import {
  emptyPage,
  enterAsViewer,
  hostedByViewer,
  refused,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

const joined: Partial<ClubDetail> = {
  clubMembers: [...sampleClub().clubMembers, sampleSeat(viewer, 'CLUB_JOINED')],
  joinedCount: 2,
};
const shared: Partial<ClubDetail> = {
  ...hostedByViewer,
  clubMembers: [
    sampleSeat(viewer, 'CLUB_JOINED'),
    sampleSeat({ memberId: 9, nickname: '노을' }, 'CLUB_JOINED'),
  ],
  joinedCount: 2,
};
const announcement = {
  body: '2번 출구에서 만나요.',
  createdAt: new Date(Date.now() - 86_400_000).toISOString(),
};

type Refusal = ReturnType<typeof refused>;
type World = { chat?: Chat | null; opened?: Refusal; listed?: Refusal };

const longAgo = { meetingDate: '2020-11-21', phase: 'over', clubStatus: 'CLUB_CLOSED' } as const;

async function open(parts: Partial<ClubDetail>, world: World = {}) {
  const { chat = sampleChat(), opened, listed } = world;
  peer.reply = ({ method, path }) => {
    if (method === 'POST') return opened ?? { status: 201, json: { data: { roomId: 31 } } };
    if (path === '/api/clubs/3') return { json: { data: sampleClub(parts) } };
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (path.startsWith('/api/chats?') && listed) return listed;
    return path.startsWith('/api/chats?') && chat ? chatPage([chat]) : emptyPage;
  };
  const router = await openScreen('/azit/detail/3');
  await screen.findByRole('heading', { level: 1, name: '아침 산책' });
  return router;
}

const expectLink = (name: string | RegExp, href: string) =>
  waitFor(() => expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href));
const requestsRooms = () => peer.seen.some(({ path }) => path.startsWith('/api/chats'));

// covers M5.6 (docs/coverage-statements.md)
test('a joined member sees the announcement and last message with links to the room', async () => {
  await open({ ...joined, announcement }, { chat: sampleChat({ unread: 3 }) });
  const box = within(await screen.findByRole('region', { name: '모임 채팅방' }));
  expect(box.getByText('2번 출구에서 만나요.')).toBeTruthy();
  expect(box.getByText('어제')).toBeTruthy();
  await box.findByText('안 읽은 메시지 3개');
  expect(box.getByRole('link').textContent).toBe(
    '모임 채팅방반짝반짝: 암벽화 사이즈 몇 신으세요?안 읽은 메시지 3개3',
  );
  expect(box.getByRole('link').getAttribute('href')).toBe('/chat/detail?room=11');
  await expectLink('채팅방 가기', '/chat/detail?room=11');
  expect(screen.getByRole('button', { name: '참여 취소하기' })).toBeTruthy();
});

test('the page of an ended club has the room but no announcement', async () => {
  await open({ ...joined, ...longAgo, announcement });
  await expectLink(/^모임 채팅방/, '/chat/detail?room=11');
  expect(screen.queryByText(announcement.body)).toBeNull();
});

test('the club page marks an announcement from before the last change of the schedule', async () => {
  await open({ ...joined, announcement: { ...announcement, outdated: true } });
  const box = within(await screen.findByRole('region', { name: '모임 채팅방' }));
  expect(box.getByText('일정이 바뀌기 전에 쓴 공지예요')).toBeTruthy();
});

test('during the meeting the main button of a participant opens the room', async () => {
  await open({ ...joined, phase: 'ongoing', clubStatus: 'CLUB_ONGOING' });
  await expectLink('채팅방 가기', '/chat/detail?room=11');
});

test('the page of a viewer outside the club neither shows nor requests a room', async () => {
  await open({});
  await screen.findByRole('link', { name: '참여 신청하기' });
  expect(screen.queryByText('모임 채팅방')).toBeNull();
  expect(screen.queryByRole('button', { name: /메시지/ })).toBeNull();
  expect(requestsRooms()).toBe(false);
});

// covers M5.6 (docs/coverage-statements.md)
test('the host can write an announcement and enter the room from the club page', async () => {
  await open({ ...shared, announcement }, { chat: sampleChat({ unread: 3 }) });
  expect(await screen.findByText('지난 공지는 어제 올렸어요')).toBeTruthy();
  await expectLink(/^공지 쓰기/, '/chat/detail?room=11&write=announcement');
  await expectLink(/^모임 채팅방.*안 읽은 메시지 3개/, '/chat/detail?room=11');
});

test('the link to write an announcement on a crew meeting’s page names the meeting', async () => {
  const crew = { crewId: 12, name: '수요일엔 책방' };
  await open({ ...shared, crew }, { chat: sampleChat({ crew }) });
  await expectLink(/^공지 쓰기/, '/chat/detail?room=11&write=announcement&club=3');
});

// covers M3.17 (docs/coverage-statements.md)
test('during the meeting the host can write an announcement but not change the club', async () => {
  await open({ ...shared, phase: 'ongoing', clubStatus: 'CLUB_ONGOING' });
  await expectLink('공지 쓰기', '/chat/detail?room=11&write=announcement');
  await expectLink('채팅방 가기', '/chat/detail?room=11');
  expect(screen.queryByRole('heading', { name: '지금 할 일' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^일정·장소 바꾸기/ })).toBeNull();
});

test('the host of a full club without applicants gets a link to the room', async () => {
  await open({ ...shared, joinedCount: 5, memberLimit: 5 });
  await expectLink('채팅방 가기', '/chat/detail?room=11');
});

test('the host of a club without members sees no room and no announcement link', async () => {
  await open(hostedByViewer, { chat: null });
  await screen.findByRole('button', { name: '초대하기' });
  expect(screen.queryByText('모임 채팅방')).toBeNull();
  expect(screen.queryByText('공지 쓰기')).toBeNull();
});

// covers M5.7 (docs/coverage-statements.md)
test('a waiting applicant can message the host in a direct room', async () => {
  const router = await open({ clubMembers: [sampleSeat(viewer, 'CLUB_WAITING')] });
  await userEvent.click(screen.getByRole('button', { name: '호스트에게 문의' }));
  await waitFor(() => expect(router.state.location.search).toBe('?room=31'));
  // The composer begins its first draft with the name of the club.
  expect(router.state.location.state).toEqual({ about: '아침 산책' });
  expect(peer.seen).toContainEqual(
    expect.objectContaining({ method: 'POST', path: '/api/chats/with/1' }),
  );
});

test('the message buttons of the member list show the reason if a chat is refused', async () => {
  await open(joined, { opened: refused(403, '지금은 메시지를 보낼 수 없어요.') });
  expect(screen.queryByRole('button', { name: '초코님에게 메시지' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '바람결님에게 메시지' }));
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('지금은 메시지를 보낼 수 없어요.');
});

test.each([
  ['yesterday', seoulToday(new Date(Date.now() - 86_400_000)), 1],
  ['long ago', longAgo.meetingDate, 0],
])(
  'a meeting %s reserves space for its room only if the room still exists',
  async (_, day, rooms) => {
    await open({ ...joined, ...longAgo, meetingDate: day }, { listed: refused(500) });
    expect(screen.queryAllByRole('link', { name: /^모임 채팅방/ })).toHaveLength(rooms);
  },
);

test('the announcement is shown even if the room list fails to load', async () => {
  await open({ ...joined, announcement }, { listed: refused(500) });
  expect(screen.getByText('2번 출구에서 만나요.')).toBeTruthy();
});

test('the member list of a meeting long ago has no message buttons', async () => {
  await open({ ...joined, ...longAgo }, { chat: sampleChat({ writable: false }) });
  await expectLink(/^모임 채팅방/, '/chat/detail?room=11');
  expect(screen.queryByRole('button', { name: '바람결님에게 메시지' })).toBeNull();
});
