import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import {
  emptyPage,
  enterAsViewer,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

function serve(confirmation: ClubDetail['myConfirmation']) {
  const changes = [
    {
      changedAt: '2099-11-14T03:00:00Z',
      note: null,
      fields: { meetingTime: { from: '14:00', to: '15:00' } },
    },
  ];
  const clubMembers = [sampleSeat(viewer, 'CLUB_JOINED')];
  const club = sampleClub({ clubMembers, changes, myConfirmation: confirmation });
  peer.reply = ({ method, path }) => {
    if (method === 'PUT') return { status: 204 };
    return path === '/api/clubs/3' ? { json: { data: club } } : emptyPage;
  };
}

const answers = () =>
  peer.seen.filter(({ path }) => path.endsWith('/confirmation')).map(({ body }) => body);

test.for([
  ['true', '갈게요', true, '‘갈게요’로 답했어요'],
  ['false', '못 가요', false, '‘못 가요’로 답했어요. 자리를 비웠어요.'],
] as const)('the mail button going=%s opens a page that answers with one tap', async (row) => {
  const [suggested, name, going, said] = row;
  serve('PENDING');
  await openScreen(`/notice/answer?club=3&going=${suggested}`);
  const [first] = await screen.findAllByRole('button', { name: /갈게요|못 가요/ });
  expect(first?.textContent).toBe(name);
  expect(answers()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.body.textContent).toContain(said));
  expect(answers()).toEqual([JSON.stringify({ going, seenAt: '2099-11-14T03:00:00Z' })]);
});

function serveDate(myAnswer: boolean | null) {
  const club = sampleClub({ crew: { crewId: 12, name: '수요일엔 책방' }, myAnswer });
  peer.reply = ({ method, path }) => {
    if (method === 'PUT') return { json: { data: { answer: 'GOING' } } };
    return path === '/api/clubs/3' ? { json: { data: club } } : emptyPage;
  };
}

test('the mail about a crew meeting opens a page with an answer for that meeting', async () => {
  serveDate(null);
  await openScreen('/notice/answer?club=3&going=true');
  await userEvent.click(await screen.findByRole('button', { name: '갈게요' }));
  await screen.findByText('‘갈게요’로 답했어요');
  const sent = peer.seen.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/clubs/3/answer', JSON.stringify({ going: true })],
  ]);
});

test('a crew meeting that is already answered shows the answer, not a question', async () => {
  serveDate(true);
  await openScreen('/notice/answer?club=3&going=true');
  await screen.findByText('이미 ‘갈게요’로 답했어요');
  expect(screen.queryByRole('button', { name: '갈게요' })).toBeNull();
});

test('a page opened from an old mail says that the change needs no answer', async () => {
  serve(null);
  await openScreen('/notice/answer?club=3&going=true');
  await screen.findByText('지금은 답할 것이 없어요');
  expect(screen.getByRole('link', { name: '아지트 보기' }).getAttribute('href')).toBe(
    '/azit/detail/3',
  );
});

test.each([
  ['/notice/answer', '아지트를 찾을 수 없어요.'],
  ['/notice/answer?club=4', '지금은 볼 수 없어요.'],
])('the answer page at %s has a heading above the message %s', async (path, message) => {
  peer.reply = () => ({
    status: 403,
    json: { status: 403, code: 'FORBIDDEN', message: '지금은 볼 수 없어요.' },
  });
  await openScreen(path);
  await screen.findByText(message);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('모임에 답하기');
  expect(screen.getByRole('button', { name: '뒤로' })).toBeTruthy();
});
