import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import { DEFAULT_BANNER_FILE } from '@azit/contract/images/image.rule';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeComingMeetings } from '#web/domain/meeting/coming-meetings.ts';
import { knownSpace } from '#web/features/feed/model/use-home-space.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { meetingFromNow, sampleOverview } from '#web/testing/sample-overview.ts';
import { enterAsViewer } from '#web/testing/sample-replies.ts';

const minute = 60_000;
const peer = apiPeerPerTest(enterAsViewer);
const none = { data: [], pageInfo: { page: 1, size: 5, totalElements: 0, totalPages: 0 } };

function meetingIn(minutes: number, parts: Partial<OwnMeeting> = {}): OwnMeeting {
  return meetingFromNow(minutes, { clubName: '책 이야기', location: '밤의서점', ...parts });
}

async function openFeed(...meetings: OwnMeeting[]) {
  const overview = sampleOverview({ meetings });
  peer.reply = ({ path }) => ({ json: path.endsWith('/overview') ? overview : none });
  await openScreen('/');
}

async function openHome(...meetings: OwnMeeting[]) {
  await openFeed(...meetings);
  return within(await screen.findByRole('region', { name: '내 모임' }));
}

test('a meeting within 48 hours is shown as a card with directions and chat', async () => {
  const card = await openHome(meetingIn(48 * 60 - 1));
  expect(card.getByRole('link', { name: '책 이야기' }).getAttribute('href')).toBe('/azit/detail/3');
  expect(card.getByText(/^(내일|모레) 오/)).toBeTruthy();
  expect(card.getByText('밤의서점')).toBeTruthy();
  const way = card.getByRole('link', { name: '책 이야기 길찾기' });
  expect(way.getAttribute('href')).toBe(
    `https://map.kakao.com/?eName=${encodeURIComponent('밤의서점')}`,
  );
  expect(card.getByRole('link', { name: '책 이야기 채팅' }).getAttribute('href')).toBe(
    '/chat/detail?room=31',
  );
});

test('in the last hour the meeting card shows the minutes until the meeting', async () => {
  const card = await openHome(meetingIn(45));
  expect(card.getByText(/ · 4[56]분 뒤$/)).toBeTruthy();
});

test('the card of a running meeting links to its door code, directions and chat', async () => {
  const card = await openHome(meetingIn(-30));
  expect(card.getByText(/^지금 진행 중 · 오. \d+:\d\d까지$/)).toBeTruthy();
  const [, ...actions] = card.getAllByRole('link').map((link) => link.textContent);
  expect(actions).toEqual(['왔어요', '길찾기', '채팅']);
});

test.each([
  [61, ['길찾기', '채팅']],
  [59, ['길찾기', '왔어요', '채팅']],
])('%i minutes before the start the card has the links %j', async (minutes, expected) => {
  const card = await openHome(meetingIn(minutes));
  const [, ...actions] = card.getAllByRole('link').map((link) => link.textContent);
  expect(actions).toEqual(expected);
});

test('the card of a member who has arrived shows that and no door link', async () => {
  const card = await openHome(meetingIn(-30, { arrivedAt: new Date().toISOString() }));
  expect(card.getByText('왔어요').querySelector('svg')).toBeTruthy();
  const [, ...actions] = card.getAllByRole('link').map((link) => link.textContent);
  expect(actions).toEqual(['길찾기', '채팅']);
});

test('the card of a cancelled meeting shows the cancellation and no directions', async () => {
  const card = await openHome(meetingIn(60, { phase: 'cancelled' }));
  expect(card.getByText('취소돼서 열리지 않아요')).toBeTruthy();
  expect(card.queryByRole('link', { name: '책 이야기 길찾기' })).toBeNull();
});

test('the card of a moved meeting says that the plan has changed', async () => {
  const card = await openHome(meetingIn(60, { confirmation: 'PENDING' }));
  expect(card.getByText('일정이 바뀌었어요')).toBeTruthy();
});

test('nine minutes before the start the card of an online meeting offers its link', async () => {
  const online = {
    location: null,
    isOnline: 'online',
    onlineLink: 'https://meet.example',
  } as const;
  const card = await openHome(meetingIn(9, online));
  expect(card.getByRole('link', { name: '책 이야기 입장하기' }).getAttribute('href')).toBe(
    'https://meet.example',
  );
});

test('further meetings within 48 hours are combined in one link to the activity list', async () => {
  await openHome(meetingIn(60), meetingIn(90, { clubId: 4 }), meetingIn(120, { clubId: 5 }));
  const next = screen.getByRole('link', { name: '다음 모임 2개' });
  expect(next.getAttribute('href')).toBe('/userpage/7?filter=joined');
});

test('the link to further meetings says that some are running, cancelled or changed', async () => {
  await openHome(
    meetingIn(-20),
    meetingIn(-30, { clubId: 4 }),
    meetingIn(30, { clubId: 6, phase: 'cancelled' }),
    meetingIn(120, { clubId: 5, confirmation: 'PENDING' }),
  );
  const name = '다음 모임 3개 진행 중 취소됨 일정 변경';
  expect(screen.getByRole('link', { name })).toBeTruthy();
});

const changed = (clubId: number) =>
  meetingIn(72 * 60, { clubId, clubName: '책 이야기', confirmation: 'PENDING' });

test('a changed meeting in more than 48 hours has a line that asks for an answer', async () => {
  await openFeed(changed(3), meetingIn(80 * 60, { clubId: 4 }));
  const line = await screen.findByRole('link', { name: '바뀐 일정에 답해 주세요 · 책 이야기' });
  expect(line.getAttribute('href')).toBe('/azit/detail/3');
});

test('several changed meetings in more than 48 hours are combined in one line', async () => {
  await openFeed(changed(3), changed(4));
  expect(await screen.findByRole('button', { name: '답을 기다리는 모임 2개' })).toBeTruthy();
});

test('a stored meeting reserves the space of its card before the server responds', () => {
  expect(knownSpace(new Date())).toBeUndefined();
  storeComingMeetings([meetingIn(72 * 60)], new Date());
  expect(knownSpace(new Date())).toEqual({ meetings: 0, hasLater: true, strips: 0 });
  const tomorrow = new Date(Date.now() + 25 * 60 * minute);
  expect(knownSpace(tomorrow)).toEqual({ meetings: 1, hasLater: false, strips: 0 });
});

test('without a meeting within 48 hours, a line shows the next one that takes place', async () => {
  const [cancelled, first, second] = [
    meetingIn(60 * 60, { clubId: 4, phase: 'cancelled' }),
    meetingIn(72 * 60, { clubId: 5, clubName: '한강 산책' }),
    meetingIn(96 * 60, { clubId: 6 }),
  ];
  await openFeed(cancelled, first, second);
  const line = within(await screen.findByRole('region', { name: '다음 모임' })).getByRole('link');
  expect(line.textContent).toMatch(/^\d+월 \d+일 \(.\) 오.\s\d+:\d\d 한강 산책$/);
  expect(line.getAttribute('href')).toBe('/azit/detail/5');
  expect(screen.queryByRole('region', { name: '내 모임' })).toBeNull();
});

test('a meeting within 48 hours replaces the line of a later one', async () => {
  await openHome(meetingIn(60), meetingIn(96 * 60, { clubId: 6 }));
  expect(screen.queryByRole('region', { name: '다음 모임' })).toBeNull();
});

test('home shows the meeting card first, then a due answer, then the other strips', async () => {
  const changed = meetingIn(60, { clubId: 9, clubName: '낭독', pending: true });
  const waiting = { count: 1, clubs: [] };
  const overview = sampleOverview({ meetings: [changed], waiting });
  peer.reply = ({ path }) => ({ json: path.endsWith('/overview') ? overview : none });
  await openScreen('/');
  const card = await screen.findByRole('region', { name: '내 모임' });
  const question = await screen.findByRole('region', { name: /^낭독, .+ 갈 수 있나요\?$/ });
  const strip = screen.getByRole('link', { name: /기다리는 신청/ });
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect([isBefore(card, question), isBefore(question, strip)]).toEqual([true, true]);
});

const offer = { clubId: 4, clubName: '낭독', expiresAt: '2099-11-18T13:00:00Z' };
const invitation = {
  crewId: 6,
  name: '느린 걸음',
  image: DEFAULT_BANNER_FILE,
  memberCount: 4,
  myRole: 'MEMBER',
  myState: 'INVITED',
  paused: false,
  next: null,
};

test.each([
  [
    'an offered seat with its deadline',
    [offer],
    [],
    /^낭독\s?자리가 났어요 · .+까지$/,
    '/azit/detail/4',
  ],
  ['an invitation to a crew', [], [invitation], '크루에 초대받았어요 · 느린 걸음', '/crew/6'],
  [
    'two invitations to crews',
    [],
    [invitation, { ...invitation, crewId: 8 }],
    '크루에 초대받았어요 · 느린 걸음 · 외 1건',
    '/notice',
  ],
])('home shows %s as one line', async (_, offers, crews, name, path) => {
  const overview = sampleOverview({ offers });
  peer.reply = ({ path: url }) => {
    if (url.endsWith('/overview')) return { json: overview };
    return { json: url.endsWith('/crews') ? { ...none, data: crews } : none };
  };
  await openScreen('/');
  const line = await screen.findByRole('link', { name });
  expect(line.getAttribute('href')).toBe(path);
});

test('an offered seat stays on home while the clock of the phone is ahead', async () => {
  const expiresAt = new Date(Date.now() - 60_000).toISOString();
  const overview = sampleOverview({ offers: [{ ...offer, expiresAt, expiresInMs: 60_000 }] });
  peer.reply = ({ path }) => ({ json: path.endsWith('/overview') ? overview : none });
  await openScreen('/');
  expect(await screen.findByRole('link', { name: /자리가 났어요/ })).toBeTruthy();
});

test('the deadline of an offered seat on home names the day of the server’s clock', async () => {
  const expiresAt = '2099-11-18T08:10:00+09:00';
  const offers = [{ ...offer, expiresAt, expiresInMs: 12 * 3_600_000 }];
  peer.reply = ({ path }) => ({
    json: path.endsWith('/overview') ? sampleOverview({ offers }) : none,
  });
  await openScreen('/');
  expect(await screen.findByText(/내일 오전 8:10까지/)).toBeTruthy();
});

test('an offered seat leaves home when its time is over', async () => {
  const overview = sampleOverview({ offers: [{ ...offer, expiresAt: '2020-11-18T13:00:00Z' }] });
  peer.reply = ({ path }) => ({ json: path.endsWith('/overview') ? overview : none });
  await openScreen('/');
  await waitFor(() => expect(screen.getByRole('tablist').closest('[class*=settling]')).toBeNull());
  expect(screen.queryByText('자리가 났어요')).toBeNull();
});

test('on a first visit home shows the tabs only after the due answers have loaded', async () => {
  const crews = Promise.withResolvers<void>();
  peer.reply = ({ path }) => ({
    json: path.endsWith('/overview') ? sampleOverview() : none,
    ...(path.endsWith('/crews') && { after: crews.promise }),
  });
  await openScreen('/');
  const tabs = await screen.findByRole('tablist');
  const waiting = tabs.closest('[class*=settling]');
  expect(waiting).not.toBeNull();
  crews.resolve();
  await waitFor(() => expect(tabs.closest('[class*=settling]')).toBeNull());
});
