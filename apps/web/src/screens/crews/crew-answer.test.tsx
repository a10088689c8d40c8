import type { Crew } from '@azit/contract/crews/crew.schema';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { sampleCrew, sampleDate } from '#web/testing/sample-crews.ts';
import { enterAsViewer, refused } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

type Server = { crew: Crew; refusal?: Reply; until?: Promise<unknown> };

function serve(server: Server) {
  peer.reply = ({ method, path, body }) => {
    if (path === '/api/crews/12') return { json: { data: server.crew } };
    if (path === '/api/clubs/32/answer') return { json: { data: { answer: 'GOING' } } };
    if (method === 'PUT' && path === '/api/clubs/31/answer') {
      if (server.refusal) return { ...server.refusal, after: server.until };
      const { going } = JSON.parse(body);
      const date = sampleDate({ myAnswer: going, goingCount: going ? 3 : 2, unanswered: 1 });
      const answer = going ? 'GOING' : 'NOT_GOING';
      const after = server.until?.then(() => {
        server.crew = { ...server.crew, dates: [date] };
      });
      if (!after) server.crew = { ...server.crew, dates: [date] };
      return { json: { data: { answer } }, after };
    }
    return { json: { data: { unread: 0 } } };
  };
}

const card = () => within(screen.getByRole('region', { name: /다음 모임/ }));
const sent = () =>
  peer.seen.filter(({ path }) => path === '/api/clubs/31/answer').map(({ body }) => body);

async function showCrew() {
  await openScreen('/crew/12');
  await screen.findByRole('region', { name: /다음 모임/ });
}

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

test('an answer to a crew meeting is counted before the server has replied', async () => {
  const { passed, open } = gate();
  serve({ crew: sampleCrew(), until: passed });
  await showCrew();
  expect(card().getByText('2명')).toBeTruthy();
  await userEvent.click(card().getByRole('button', { name: '갈게요' }));
  expect(await card().findByText('‘갈게요’로 답했어요')).toBeTruthy();
  expect(card().getByText('3명')).toBeTruthy();
  expect(card().queryByRole('button', { name: '못 가요' })).toBeNull();
  open();
  await vi.waitFor(() => expect(sent()).toEqual(['{"going":true}']));
  expect(card().getByText('3명')).toBeTruthy();
});

test('a double tap on an answer sends it once and does not reopen the choice', async () => {
  serve({ crew: sampleCrew() });
  await showCrew();
  const going = card().getByRole('button', { name: '갈게요' });
  clickAt(going, 1_000);
  clickAt(going, 1_200);
  const change = await card().findByRole('button', { name: '답 바꾸기' });
  clickAt(change, 1_300);
  expect(card().queryByRole('button', { name: '못 가요' })).toBeNull();
  clickAt(change, 2_000);
  expect(card().getByRole('button', { name: '못 가요' })).toBeTruthy();
  await vi.waitFor(() => expect(sent()).toEqual(['{"going":true}']));
});

/** Sets the time of the click, because a busy machine may take long between two clicks. */
function clickAt(element: Element, timeStamp: number) {
  const click = createEvent.click(element);
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  fireEvent(element, click);
}

test('a failed answer to a crew meeting restores the buttons and the number', async () => {
  const { passed, open } = gate();
  serve({ crew: sampleCrew(), refusal: refused(500), until: passed });
  await showCrew();
  await userEvent.click(card().getByRole('button', { name: '갈게요' }));
  expect(await card().findByText('3명')).toBeTruthy();
  open();
  expect(await screen.findByText('답을 보내지 못했어요.')).toBeTruthy();
  expect(await card().findByRole('button', { name: '갈게요' })).toBeTruthy();
  expect(card().getByText('2명')).toBeTruthy();
});

test('an answer to a crew meeting that has just filled up is refused with the reason', async () => {
  serve({ crew: sampleCrew(), refusal: refused(422, '자리가 모두 찼어요', 'CLUB_FULL') });
  await showCrew();
  await userEvent.click(card().getByRole('button', { name: '갈게요' }));
  expect(await screen.findByText('자리가 모두 찼어요')).toBeTruthy();
  expect(await card().findByRole('button', { name: '갈게요' })).toBeTruthy();
});

// covers G18 (docs/coverage-statements.md)
test('answering 갈게요 to a full crew meeting joins its queue', async () => {
  const full = sampleDate({ goingCount: 8 });
  const queued: Reply = { json: { data: { answer: 'QUEUED', position: 2 } } };
  serve({ crew: sampleCrew({ dates: [full] }), refusal: queued });
  await showCrew();
  await userEvent.click(card().getByRole('button', { name: '자리 나면 갈게요' }));
  expect(await screen.findByText('자리가 찼어요. 2번째로 기다릴게요.')).toBeTruthy();
  expect(card().queryByText('‘갈게요’로 답했어요')).toBeNull();
});

// covers G18 (docs/coverage-statements.md)
test('a member in the queue of a crew meeting sees the position and can give it up', async () => {
  serve({ crew: sampleCrew({ dates: [sampleDate({ goingCount: 8, myPosition: 2 })] }) });
  await showCrew();
  expect(card().getByText('2번째로 기다려요')).toBeTruthy();
  await userEvent.click(card().getByRole('button', { name: '답 바꾸기' }));
  await userEvent.click(card().getByRole('button', { name: '못 가요' }));
  await vi.waitFor(() => expect(sent()).toEqual(['{"going":false}']));
});

test('a changed answer to a crew meeting replaces the earlier answer', async () => {
  serve({ crew: sampleCrew({ dates: [sampleDate({ myAnswer: false })] }) });
  await showCrew();
  expect(card().getByText('‘못 가요’로 답했어요')).toBeTruthy();
  await userEvent.click(card().getByRole('button', { name: '답 바꾸기' }));
  await userEvent.click(card().getByRole('button', { name: '갈게요' }));
  expect(await card().findByText('‘갈게요’로 답했어요')).toBeTruthy();
  await vi.waitFor(() => expect(sent()).toEqual(['{"going":true}']));
});

test('every later crew meeting is answered in its own row', async () => {
  const later = sampleDate({ clubId: 31, meetingDate: '2099-11-25' });
  const next = sampleDate({ clubId: 30, myAnswer: true });
  serve({ crew: sampleCrew({ dates: [next, later] }) });
  await showCrew();
  const row = within(screen.getByText('11월 25일').closest('li') ?? document.body);
  await userEvent.click(row.getByRole('button', { name: '못 가요' }));
  expect(await row.findByRole('button', { name: '답 바꾸기' })).toBeTruthy();
  await vi.waitFor(() => expect(sent()).toEqual(['{"going":false}']));
});

const change = {
  changedAt: '2099-11-14T03:00:00Z',
  note: null,
  fields: { meetingTime: { from: '20:00:00', to: '20:30:00' } },
};

test.each([
  ['갈게요', { myAnswer: true, pending: true }],
  ['못 가요', {}],
])(
  'after a move, a member who answered %s sees both times and must answer again',
  async (_said, parts) => {
    const { changedAt } = change;
    const moved = sampleDate({ meetingTime: '20:30:00', changedAt, change, ...parts });
    serve({ crew: sampleCrew({ dates: [moved] }) });
    await showCrew();
    expect(card().getByText('시간이 바뀌었어요')).toBeTruthy();
    expect(card().getByText('오후 8:00').tagName).toBe('S');
    expect(card().queryByText('‘갈게요’로 답했어요')).toBeNull();
    await userEvent.click(card().getByRole('button', { name: '갈게요' }));
    expect(await card().findByText('‘갈게요’로 답했어요')).toBeTruthy();
    expect(card().queryByText('시간이 바뀌었어요')).toBeNull();
    await vi.waitFor(() =>
      expect(sent()).toEqual(['{"going":true,"seenAt":"2099-11-14T03:00:00Z"}']),
    );
  },
);

test('the row of a later crew meeting that has moved says so and asks for an answer', async () => {
  const later = sampleDate({ meetingDate: '2099-11-25', myAnswer: true, pending: true, change });
  serve({ crew: sampleCrew({ dates: [sampleDate({ clubId: 30 }), later] }) });
  await showCrew();
  const row = within(screen.getByText('11월 25일').closest('li') ?? document.body);
  expect(row.getByText('오후 8:00 · 시간이 바뀌었어요')).toBeTruthy();
  expect(row.getByRole('button', { name: '갈게요' })).toBeTruthy();
});

test('the card of a crew meeting shows the limit and no number of free seats', async () => {
  serve({ crew: sampleCrew() });
  await showCrew();
  expect(card().getByText(/정원 8명/)).toBeTruthy();
});

const switchOn = async () =>
  userEvent.click(await screen.findByRole('switch', { name: '매번 갈게요' }));

test('매번 갈게요 offers to answer the meetings that are already open', async () => {
  const dates = [sampleDate({ clubId: 31, myAnswer: null }), sampleDate({ clubId: 32 })];
  serve({ crew: sampleCrew({ dates: [...dates, sampleDate({ clubId: 33, myAnswer: true })] }) });
  await showCrew();
  await switchOn();
  const question = await screen.findByRole('dialog', { name: '이미 열린 날도 갈게요?' });
  await userEvent.click(within(question).getByRole('button', { name: '모두 갈게요' }));
  expect(await screen.findByText('‘갈게요’로 답했어요')).toBeTruthy();
  const paths = peer.seen.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  expect(paths).toEqual(['/api/crews/12/always', '/api/clubs/31/answer', '/api/clubs/32/answer']);
});

test('매번 갈게요 asks nothing in a crew whose meetings are answered', async () => {
  serve({ crew: sampleCrew({ dates: [sampleDate({ myAnswer: true })] }) });
  await showCrew();
  await switchOn();
  await vi.waitFor(() =>
    expect(peer.seen.some(({ path }) => path === '/api/crews/12/always')).toBe(true),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a member who was removed lands on home with an explanation', async () => {
  serve({ crew: sampleCrew() });
  await showCrew();
  const { reply } = peer;
  const isGone = ({ path }: { path: string }) => path === '/api/crews/12';
  peer.reply = (request) => (isGone(request) ? refused(404) : reply(request));
  await userEvent.click(card().getByRole('button', { name: '갈게요' }));
  expect(await screen.findByText(/^더는 볼 수 없는 크루예요/)).toBeTruthy();
  expect(await screen.findByRole('tablist', { name: '둘러보기' })).toBeTruthy();
});
