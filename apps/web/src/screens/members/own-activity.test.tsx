import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { sampleParticipation } from '#web/testing/sample-participation.ts';
import { emptyPage, enterAsViewer, viewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

const ended = [
  sampleParticipation(1, {
    clubMemberStatus: 'CLUB_REJECTED',
    endedAt: '2026-11-13T03:00:00Z',
    reasonText: '이번에는 자리가 먼저 찼어요.',
  }),
  sampleParticipation(
    2,
    { clubMemberStatus: 'CLUB_KICKED', endedAt: '2026-11-08T03:00:00Z', reasonText: null },
    'over',
  ),
];

async function open(path: string, lines = ended) {
  peer.reply = ({ path: url }) => {
    if (url === '/api/members/7') return { json: { data: viewer } };
    if (url === '/api/members/7/clubs/3') return { json: lines };
    return url.startsWith('/api/members/7/clubs') ? { json: [] } : emptyPage;
  };
  await openScreen(path);
}

// covers M3.25 (docs/coverage-statements.md)
test('the filter 신청 shows outcomes of ended applications, marked as private', async () => {
  await open('/userpage/7?filter=applied');
  const list = await screen.findByRole('list', { name: '지난 활동' });
  expect(screen.getByText('신청 결과는 나만 볼 수 있어요')).toBeTruthy();
  const [rejected, removed] = within(list)
    .getAllByRole('article')
    .map((line) => line.textContent ?? '');
  expect(rejected).toContain('함께하지 못했어요');
  expect(rejected).toContain('이번에는 자리가 먼저 찼어요.');
  expect(rejected).toMatch(/바람결님\s· (2026년 )?11월 13일 \(금\)/);
  expect(removed).toContain('참여가 취소됐어요');
  const similar = within(list).getAllByRole('link', { name: '모임, 비슷한 아지트' });
  expect(similar[0]?.getAttribute('href')).toBe('/?tab=category&cl=2');
});

// covers M3.25 (docs/coverage-statements.md)
test('the filter 전체 includes rejected applications', async () => {
  await open('/userpage/7');
  const list = await screen.findByRole('list', { name: '지난 활동' });
  expect(within(list).getByText('함께하지 못했어요')).toBeTruthy();
  expect(screen.queryByText('아직 참여한 아지트가 없어요.')).toBeNull();
});

test('upcoming clubs are listed first, nearest on top, then past clubs, newest on top', async () => {
  const on = (clubMemberId: number, meetingDate: string) => {
    const line = sampleParticipation(clubMemberId, {}, meetingDate > '2099' ? 'open' : 'over');
    const clubInfoResponse = { ...line.clubInfoResponse, meetingDate, clubName: meetingDate };
    return { ...line, clubInfoResponse };
  };
  const dates = ['2099-12-02', '2099-12-01', '2026-10-02', '2026-10-01'];
  const lines = dates.map((date, index) => on(index + 1, date));
  const rejected = sampleParticipation(9, { clubMemberStatus: 'CLUB_REJECTED' }, 'over');
  const named = { ...rejected.clubInfoResponse, clubName: 'rejected', meetingDate: '2026-10-03' };
  peer.reply = ({ path }) => {
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (path === '/api/members/7/clubs') return { json: lines };
    if (path === '/api/members/7/clubs/3') {
      return { json: [{ ...rejected, clubInfoResponse: named }] };
    }
    return path.startsWith('/api/members/7/clubs') ? { json: [] } : emptyPage;
  };
  await openScreen('/userpage/7');
  await screen.findByRole('heading', { name: '지난 활동' });
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    '2099-12-01',
    '2099-12-02',
    'rejected',
    '2026-10-02',
    '2026-10-01',
  ]);
});

test('the filter 신청 without applications shows an empty text', async () => {
  await open('/userpage/7?filter=applied', []);
  expect(await screen.findByText('수락을 기다리는 신청이 없어요.')).toBeTruthy();
  expect(screen.queryByText('신청 결과는 나만 볼 수 있어요')).toBeNull();
});

test('ended applications are not fetched for hosted clubs', async () => {
  await open('/userpage/7?filter=applied&hosted=1');
  await screen.findByText('내가 연 아지트에는 신청할 필요가 없어요.');
  expect(peer.seen.map(({ path }) => path)).not.toContain('/api/members/7/clubs/3');
});

// covers S4.10, C4 (docs/coverage-statements.md)
test('an activity entry shows its state, and an icon if the member is the host', async () => {
  const over = sampleParticipation(3, {}, 'over');
  const ahead = { ...sampleParticipation(1).clubInfoResponse, meetingDate: '2099-11-14' };
  const lines = [
    sampleParticipation(1, { clubMemberStatus: 'CLUB_WAITING' }),
    sampleParticipation(2, { isHost: true }),
  ].map((line) => ({ ...line, clubInfoResponse: ahead }));
  peer.reply = ({ path }) => {
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (path === '/api/members/7/clubs') return { json: [...lines, over] };
    return path.startsWith('/api/members/7/clubs') ? { json: [] } : emptyPage;
  };
  await openScreen('/userpage/7');
  await screen.findByRole('list', { name: '활동 내역' });
  const words = screen.getAllByRole('article').map((line) => line.textContent ?? '');
  expect(words.map((text) => /신청 중|참여 중|종료/.exec(text)?.[0])).toEqual([
    '신청 중',
    '참여 중',
    '종료',
  ]);
  expect(words.map((text) => text.includes('호스트'))).toEqual([false, true, false]);
});
