import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { clubPhase, phaseStatuses } from '@azit/rules/club-phase';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
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

const link = 'https://meet.example.com/azit-reading-6';
const joined = { clubMembers: [sampleSeat(viewer, 'CLUB_JOINED')], joinedCount: 2 };
const waiting = { clubMembers: [sampleSeat(viewer, 'CLUB_WAITING')] };

function meetingIn(minutes: number): Partial<ClubDetail> {
  const start = new Date(Date.now() + minutes * 60_000);
  const meeting = {
    meetingDate: seoulToday(start),
    meetingTime: seoulTimeOfDay(start),
    durationMinutes: 60,
  };
  const phase = clubPhase({ ...meeting, isCancelled: false }, new Date());
  return { ...meeting, phase, clubStatus: phaseStatuses[phase] };
}

const online = (minutes: number): Partial<ClubDetail> => ({
  ...meetingIn(minutes),
  isOnline: 'online',
  location: null,
});

async function open(parts: Partial<ClubDetail>, write: Reply = { status: 204 }, hasRoom = false) {
  let club = sampleClub(parts);
  peer.reply = ({ method, path, body }) => {
    if (path.endsWith('/confirmation') && write.status === 204 && method === 'PUT') {
      club = { ...club, myConfirmation: JSON.parse(body).going ? 'GOING' : null };
    }
    if (method !== 'GET') return write;
    if (path === '/api/clubs/3') return { json: { data: club } };
    if (path.startsWith('/api/chats?') && hasRoom) return chatPage([sampleChat()]);
    return path === '/api/members/7' ? { json: { data: viewer } } : emptyPage;
  };
  await openScreen('/azit/detail/3');
  await screen.findByRole('heading', { level: 1, name: '아침 산책' });
}

const step = () =>
  within(screen.getByRole('list', { name: '참여 단계' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent;
const enter = () => screen.queryByRole('link', { name: '입장하기' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// covers M3.20, M3.23 (docs/coverage-statements.md)
test('a joined member sees the location and can copy the address', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open(joined);
  expect(step()).toBe('확정');
  expect(screen.getByText('참여 확정')).toBeTruthy();
  await press('주소 복사');
  expect(writeText).toHaveBeenCalledWith('서울숲');
});

// covers M3.23, U1.10 (docs/coverage-statements.md)
test('the map sheet offers directions and a search by name and by address', async () => {
  await open({ ...joined, location: '서울 성동구 연무장길 7 밤의서점' });
  await press('지도');
  const sheet = within(await screen.findByRole('dialog', { name: '지도 열기' }));
  const [address, name] = ['서울 성동구 연무장길 7', '밤의서점'].map(encodeURIComponent);
  const links = (region: string) =>
    within(sheet.getByRole('region', { name: region }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links('길찾기')).toEqual([
    ['카카오맵', `https://map.kakao.com/?eName=${address}`],
    ['구글 지도', `https://www.google.com/maps/dir/?api=1&destination=${address}`],
  ]);
  expect(links('장소 이름으로 찾기')).toEqual([
    ['카카오맵', `https://map.kakao.com/link/search/${name}`],
    ['네이버 지도', `https://map.naver.com/p/search/${name}`],
  ]);
  expect(links('주소로 찾기')).toEqual([
    ['카카오맵', `https://map.kakao.com/link/search/${address}`],
    ['네이버 지도', `https://map.naver.com/p/search/${address}`],
  ]);
  for (const link of sheet.getAllByRole('link'))
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noreferrer',
    ]);
});

// covers M3.23 (docs/coverage-statements.md)
test('the calendar button opens the created calendar link in the same window', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await open(joined, { status: 201, json: { data: { url: '/api/calendar-links/abc.ics' } } });
  await press('캘린더');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/api/calendar-links/abc.ics'));
  expect(peer.seen).toContainEqual(
    expect.objectContaining({ method: 'POST', path: '/api/clubs/3/calendar-links' }),
  );
});

// covers M3.20 (docs/coverage-statements.md)
test.each([
  ['waiting', waiting, '신청'],
  ['joined in an ongoing meeting', { ...joined, ...meetingIn(-5) }, '진행 중'],
  ['joined after the end', { ...joined, ...meetingIn(-61) }, '후기'],
])('a member who is %s sees the meeting step %s', async (_who, parts, name) => {
  await open(parts);
  expect(step()).toBe(name);
});

// covers M3.7, M3.21 (docs/coverage-statements.md)
test.each([
  ['a stranger', {}],
  ['a rejected member', { clubMembers: [sampleSeat(viewer, 'CLUB_REJECTED')] }],
])('%s sees no steps, no link and no directions', async (_who, parts) => {
  await open({ ...online(5), ...parts });
  expect(screen.queryByRole('list', { name: '참여 단계' })).toBeNull();
  expect(screen.queryByRole('region', { name: '온라인 링크' })).toBeNull();
  expect(screen.queryByRole('button', { name: '캘린더' })).toBeNull();
  expect(enter()).toBeNull();
});

test('an hour before the start an online meeting shows its link but no enter button', async () => {
  await open({ ...online(60), ...joined, onlineLink: link });
  const door = within(screen.getByRole('region', { name: '온라인 링크' }));
  expect(door.getByText('시작 10분 전에 문이 열려요')).toBeTruthy();
  expect(door.getByText('meet.example.com/azit-reading-6')).toBeTruthy();
  expect(enter()).toBeNull();
  expect(screen.getByRole('button', { name: '참여 취소하기' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '주소 복사' })).toBeNull();
});

// covers M3.21 (docs/coverage-statements.md)
test('five minutes before the start a member can enter the meeting or leave the club', async () => {
  await open({ ...online(5), ...joined, onlineLink: link });
  expect(screen.getByText('문이 열렸어요')).toBeTruthy();
  expect(enter()?.getAttribute('href')).toBe(link);
  expect(enter()?.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('button', { name: '참여 취소하기' })).toBeTruthy();
});

// covers M3.21 (docs/coverage-statements.md)
test('the host of an online meeting can enter during the meeting', async () => {
  await open({ ...online(-5), ...hostedByViewer, onlineLink: link });
  expect(enter()?.getAttribute('href')).toBe(link);
  expect(screen.queryByRole('button', { name: '참여 취소하기' })).toBeNull();
});

test.each([
  ['the host', hostedByViewer, '링크 올리기'],
  ['a member', joined, null],
])('without an online link, the page of %s has the button %s', async (_, viewed, name) => {
  await open({ ...online(60), ...viewed, onlineLink: null });
  const door = within(await screen.findByRole('region', { name: '온라인 링크' }));
  const form = door.queryByRole('link');
  expect(form?.textContent ?? null).toBe(name);
  if (form) expect(form.getAttribute('href')).toBe('/azit/edit/3');
});

const changes: ClubDetail['changes'] = [
  {
    changedAt: '2099-11-14T03:00:00Z',
    note: '암장이 쉬어요.',
    fields: { meetingDate: { from: '2099-11-20', to: '2099-11-21' } },
  },
  { changedAt: '2099-11-13T03:00:00Z', note: null, fields: { memberLimit: { from: 4, to: 5 } } },
];
const changed: Partial<ClubDetail> = { ...joined, changes, myConfirmation: 'PENDING' };

// covers M3.4, M3.22 (docs/coverage-statements.md)
test('a change shows old and new values, and the button 갈게요 confirms the change', async () => {
  await open(changed);
  expect(screen.getByText('일정이 바뀌었어요')).toBeTruthy();
  expect(screen.getByText('2099년 11월 14일 (토)에 바꿨어요')).toBeTruthy();
  expect(screen.getByText('2099년 11월 20일 (금) 오후 2:00').tagName).toBe('S');
  expect(screen.getByText('“암장이 쉬어요.”')).toBeTruthy();
  await press('갈게요');
  expect(await screen.findByText('‘갈게요’로 답했어요')).toBeTruthy();
  await press('답 바꾸기');
  expect(screen.getByRole('button', { name: '못 가요' })).toBeTruthy();
});

test('a newer change of the limit is a quiet line below the change of the date', async () => {
  const location = { from: '서울숲', to: '밤의서점' };
  const earlier = { changedAt: '2099-11-12T03:00:00Z', note: null, fields: { location } };
  await open({ ...changed, changes: [...changes.toReversed(), earlier] });
  const title = screen.getByText('일정이 바뀌었어요');
  const quiet = screen.getByText('인원 4명 → 5명');
  expect(title.compareDocumentPosition(quiet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('먼저 바뀐 내용 1건')).toBeTruthy();
  expect(screen.queryByText('인원이 바뀌었어요')).toBeNull();
});

// covers M3.22 (docs/coverage-statements.md)
test('the button 못 가요 gives up the seat only after a confirmation', async () => {
  await open(changed);
  const answers = () =>
    peer.seen.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));
  await press('못 가요');
  const question = await screen.findByRole('dialog', { name: '이번에는 못 가나요?' });
  await userEvent.click(within(question).getByRole('button', { name: '돌아가기' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers()).toEqual([]);
  await press('못 가요');
  const again = await screen.findByRole('dialog', { name: '이번에는 못 가나요?' });
  await userEvent.click(within(again).getByRole('button', { name: '못 가요' }));
  expect(await screen.findByText('자리를 돌려줬어요. 알려 줘서 고마워요')).toBeTruthy();
  expect(answers()).toEqual([{ going: false, seenAt: '2099-11-14T03:00:00Z' }]);
});

test('a refused answer to a change shows the reason', async () => {
  await open(changed, refused(422, '이미 시작한 아지트예요.'));
  await press('갈게요');
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('이미 시작한 아지트예요.');
});

/** The texts of the bar's buttons. The last button is the main one. */
const barButtons = () =>
  [...document.querySelectorAll('[data-action-bar] :is(a, button)')].map((one) => one.textContent);
const isCancellable = () => screen.queryByRole('button', { name: '참여 취소하기' }) !== null;
const arrivedAt = new Date().toISOString();

test.each([
  ['shortly before the start', 30, {}, ['채팅방 가기', '왔어요'], true],
  ['after arriving early', 30, { arrivedAt }, ['채팅방 가기'], false],
  ['during the meeting', -5, {}, ['채팅방 가기', '왔어요'], false],
  ['during the meeting, after arriving', -5, { arrivedAt }, ['채팅방 가기'], false],
  ['two hours before', 120, {}, ['참여 취소하기', '채팅방 가기'], true],
] as const)('a member with a seat gets %s these buttons', async (...row) => {
  const [, minutes, parts, buttons, mayCancel] = row;
  await open({ ...joined, ...meetingIn(minutes), ...parts }, undefined, true);
  await vi.waitFor(() => expect(barButtons()).toEqual(buttons));
  expect(isCancellable()).toBe(mayCancel);
});

test('the host gets the door code as the main button while members arrive', async () => {
  const people = [
    sampleSeat(viewer, 'CLUB_JOINED'),
    sampleSeat({ memberId: 8, nickname: '여울' }, 'CLUB_JOINED'),
  ];
  const full = { ...hostedByViewer, clubMembers: people, joinedCount: 2 };
  await open({ ...full, ...meetingIn(30) }, undefined, true);
  await vi.waitFor(() => expect(barButtons()).toEqual(['공지 쓰기', '문 앞 코드']));
  const door = screen.getByRole('link', { name: '문 앞 코드' });
  expect(door.getAttribute('href')).toBe('/azit/door/3');
  expect(screen.getAllByRole('link', { name: /^공지 쓰기/ })).toHaveLength(1);
});

test('the page of an online meeting has no button to enter a door code', async () => {
  await open({ ...online(-5), ...joined, onlineLink: link });
  expect(await screen.findByRole('link', { name: '입장하기' })).toBeTruthy();
  expect(screen.queryByText('호스트 화면의 코드를 찍거나 써요')).toBeNull();
});
