import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { hostedCrew, sampleDate } from '#web/testing/sample-crews.ts';
import {
  emptyPage,
  enterAsViewer,
  hostedByViewer,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const host = sampleSeat(viewer, 'CLUB_JOINED');
const waiting = [
  sampleSeat({ memberId: 8, nickname: '여울' }, 'CLUB_WAITING'),
  sampleSeat({ memberId: 9, nickname: '노을' }, 'CLUB_WAITING'),
];

const peer = apiPeerPerTest(enterAsViewer);

let similar = emptyPage;
let crew = hostedCrew();
let reviewees: unknown[] = [];
beforeEach(() => {
  crew = hostedCrew({ dates: [sampleDate({ clubId: 3, goingCount: 3, myAnswer: true })] });
  similar = emptyPage;
  reviewees = [];
});

async function open(parts: Partial<ReturnType<typeof sampleClub>>) {
  const club = sampleClub({ ...hostedByViewer, ...parts });
  peer.reply = ({ path }) => {
    if (path === '/api/clubs/3') return { json: { data: club } };
    if (path === '/api/reviews/clubs/3/reviewees') return { json: { data: reviewees } };
    if (path === '/api/crews/12') return { json: { data: crew } };
    if (path.startsWith('/api/clubs/category')) return similar;
    return path === '/api/members/7' ? { json: { data: viewer } } : emptyPage;
  };
  await openScreen('/azit/detail/3');
  await screen.findByRole('heading', { name: '아침 산책' });
}

const toHref = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

// covers M3.17 (docs/coverage-statements.md)
test('the host of a club with applicants can open the applicants and change the club', async () => {
  await open({ clubMembers: [host, ...waiting] });
  expect(toHref(/^기다리는 신청 2건/)).toBe('/azit/member/3');
  expect(screen.getByText('여울님 외 1명이 답을 기다려요')).toBeTruthy();
  expect(toHref('신청 2건 확인하기')).toBe('/azit/member/3');
  expect(toHref(/^일정·장소 바꾸기/)).toBe('/azit/change/3');
  expect(toHref('아지트 수정하기')).toBe('/azit/edit/3');
  expect(await screen.findByRole('button', { name: '아지트 취소하기' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '지금 할 일' })).toBeTruthy();
  expect(screen.getByText('내가 연 아지트')).toBeTruthy();
});

// covers U1.7 (docs/coverage-statements.md)
test('the host’s open tasks do not count members in the queue as applicants', async () => {
  const queue = { position: 1, isApproved: false, needsApproval: true, offerExpiresAt: null };
  const queued = { ...sampleSeat({ memberId: 8, nickname: '여울' }, 'CLUB_WAITING'), queue };
  await open({ clubMembers: [host, queued, ...waiting.slice(1)] });
  expect(toHref(/^기다리는 신청 1건/)).toBe('/azit/member/3');
  expect(screen.getByText('노을님이 답을 기다려요')).toBeTruthy();
  expect(toHref('신청 1건 확인하기')).toBe('/azit/member/3');
});

// covers U1.7 (docs/coverage-statements.md)
test('the host of a club without applicants sees no list of open tasks', async () => {
  await open({});
  expect(screen.queryByRole('heading', { name: '지금 할 일' })).toBeNull();
  expect(screen.queryByText(/기다리는 신청/)).toBeNull();
  expect(screen.getByRole('heading', { name: '모임 관리' })).toBeTruthy();
  expect(screen.getByText('멤버 1명')).toBeTruthy();
});

// covers U1.7 (docs/coverage-statements.md)
test('every link of the host’s page leads to a different page', async () => {
  const people = [host, sampleSeat({ memberId: 10, nickname: '보리' }, 'CLUB_JOINED')];
  await open({ clubMembers: people, joinedCount: 2 });
  const main = within(screen.getByRole('main'));
  await waitFor(() => {
    const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([...new Set(hrefs)]);
  });
});

test.each([
  ['while somebody is left to review', [waiting[0]?.member], ['/review/create/3']],
  ['not after reviewing everybody', [], []],
])('the host of an ended club can open the review form, %s', async (_, people, hrefs) => {
  reviewees = people;
  await open({ phase: 'over', clubStatus: 'CLUB_CLOSED', meetingDate: '2020-11-21' });
  await waitFor(() => expect(peer.seen.some(({ path }) => path.endsWith('/reviewees'))).toBe(true));
  await waitFor(() => {
    const links = screen.queryAllByRole('link', { name: /^후기 쓰기/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });
});

// covers U1.7 (docs/coverage-statements.md)
test('the host of an ended club gets a settings link instead of an edit link', async () => {
  await open({ phase: 'over', clubStatus: 'CLUB_CLOSED', meetingDate: '2020-11-21' });
  expect(screen.queryByRole('link', { name: '아지트 수정하기' })).toBeNull();
  expect(toHref('아지트 설정')).toBe('/azit/setting/3');
});

test.each([
  ['before the meeting', 'open', ['갈게요 2 · 아직 답하지 않음 1']],
  ['not during the meeting', 'ongoing', []],
] as const)('the host sees the answers of members %s', async (_when, phase, texts) => {
  const people = [8, 9, 10].map((memberId) =>
    sampleSeat({ memberId, nickname: `멤버${memberId}` }, 'CLUB_JOINED'),
  );
  const answered = people.map((seat, index) => ({
    ...seat,
    confirmation: index < 2 ? ('GOING' as const) : ('PENDING' as const),
  }));
  await open({ phase, clubMembers: [host, ...answered] });
  expect(screen.queryAllByText(/^갈게요 \d/)).toHaveLength(texts.length);
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
});

// covers I6.5, I6.11 (docs/coverage-statements.md)
test('the invite button of the host copies the name, time and invitation link', async () => {
  await open({});
  await userEvent.click(screen.getByRole('button', { name: '초대하기' }));
  expect(await screen.findByText('링크를 복사했어요')).toBeTruthy();
  const invitation = `${window.location.origin}/azit/invite/3`;
  const text = '아침 산책 · 2099년 11월 21일 (토) 오후 2:00';
  expect(await navigator.clipboard.readText()).toBe(`${text}\n${invitation}`);
});

test('the host of a full club without applicants or room sees that the club is full', async () => {
  await open({ joinedCount: 5, memberLimit: 5 });
  const button = await screen.findByRole('button', { name: '자리가 모두 찼어요' });
  expect(button).toHaveProperty('disabled', true);
});

test('the host of a full club with applicants still gets a link to the applicants', async () => {
  await open({ joinedCount: 5, memberLimit: 5, clubMembers: [host, ...waiting] });
  expect(toHref('신청 2건 확인하기')).toBe('/azit/member/3');
  expect(screen.queryByRole('button', { name: '초대하기' })).toBeNull();
});

const cancelled = {
  phase: 'cancelled',
  clubStatus: 'CLUB_CANCEL',
  cancelReason: '독감에 걸렸어요.',
  cancelledAt: '2026-11-13T15:30:00Z',
} as const;

// covers M3.3, M3.18 (docs/coverage-statements.md)
test('a cancelled club shows its date and reason and can be reopened by the host', async () => {
  await open(cancelled);
  expect(screen.getByText('취소됨')).toBeTruthy();
  expect(screen.queryByText('종료')).toBeNull();
  expect(screen.getByText(/11월 14일 \(토\)에 취소됐어요/)).toBeTruthy();
  expect(screen.getByText('독감에 걸렸어요.')).toBeTruthy();
  expect(toHref('다시 열기')).toBe('/azit/create?again=3');
  expect(screen.queryByRole('heading', { name: '모임 관리' })).toBeNull();
});

test('a cancelled club of another host shows no actions and no club details', async () => {
  const { host: other, clubMembers } = sampleClub();
  await open({ ...cancelled, host: other, clubMembers, locationVisibility: 'JOINED' });
  for (const text of [/수락/, /참가비/, /소개/]) expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByRole('button', { name: '취소돼서 열리지 않아요' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.queryByText('내가 연 아지트')).toBeNull();
});

test('a cancelled club shows open clubs of its category, the most similar first', async () => {
  const { host: other, clubMembers, categorySmall } = sampleClub();
  const elsewhere = { ...categorySmall, categorySmallId: categorySmall.categorySmallId + 1 };
  const listed = [
    sampleClub({ clubId: 3 }),
    sampleClub({ clubId: 10, clubName: '조금 다른 모임', categorySmall: elsewhere }),
    sampleClub({ clubId: 11, clubName: '자리 없는 모임', joinedCount: 5, memberLimit: 5 }),
    sampleClub({ clubId: 12, clubName: '꼭 닮은 모임' }),
  ];
  const pageInfo = { page: 1, size: 5, totalElements: 4, totalPages: 1 };
  similar = { json: { data: listed, pageInfo } };
  await open({ ...cancelled, host: other, clubMembers });
  const section = await screen.findByRole('region', { name: '비슷한 아지트' });
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['꼭 닮은 모임', '조금 다른 모임']);
});

const ofCrew = { crew: { crewId: 12, name: '수요일엔 책방' } };

test('the host of a crew meeting can skip it but not cancel it', async () => {
  await open(ofCrew);
  await userEvent.click(await screen.findByRole('button', { name: '이날은 쉬기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '11월 18일은 쉴까요?' }));
  await userEvent.click(dialog.getByRole('button', { name: '이날은 쉬기' }));
  await waitFor(() =>
    expect(peer.seen.find(({ method }) => method === 'DELETE')?.path).toBe(
      '/api/crews/12/dates/2099-11-18',
    ),
  );
  expect(screen.queryByRole('button', { name: '아지트 취소하기' })).toBeNull();
});

test('a co-host is offered only what a co-host may do', async () => {
  crew = { ...crew, myRole: 'COHOST' };
  const { host: other } = sampleClub();
  await open({ ...ofCrew, host: other, myRole: 'COHOST', clubMembers: [host] });
  expect(await screen.findByRole('button', { name: '이날은 쉬기' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '아지트 취소하기' })).toBeNull();
});

test('a co-host of a club cannot cancel it while the crew is unknown', async () => {
  const { host: other } = sampleClub();
  await open({ host: other, myRole: 'COHOST', clubMembers: [host] });
  expect(screen.getByRole('heading', { name: '모임 관리' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '아지트 취소하기' })).toBeNull();
});
