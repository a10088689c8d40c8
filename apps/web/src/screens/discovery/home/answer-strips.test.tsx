import { DEFAULT_BANNER_FILE } from '@azit/contract/images/image.rule';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readKnownCount, saveKnownCount } from '#web/queries/known-counts.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { meetingFromNow, sampleOverview } from '#web/testing/sample-overview.ts';
import { emptyPage, enterAsViewer, refused } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

const book = meetingFromNow(120, { clubId: 3, clubName: '책 이야기', pending: true });
const walk = meetingFromNow(180, { clubId: 5, clubName: '산책', pending: true });
const offer = { clubId: 4, clubName: '낭독', expiresAt: '2099-11-18T13:00:00Z' };
const invitation = {
  ...{ crewId: 6, name: '느린 걸음', image: DEFAULT_BANNER_FILE, memberCount: 4 },
  ...{ myRole: 'MEMBER', myState: 'INVITED', paused: false, next: null },
};

type Given = { meetings?: (typeof book)[]; offers?: (typeof offer)[]; crews?: unknown[] };

function serve({ meetings = [], offers = [], crews = [] }: Given) {
  let due = meetings;
  peer.reply = ({ method, path }) => {
    if (path.endsWith('/overview')) return { json: sampleOverview({ meetings: due, offers }) };
    if (path.endsWith('/crews')) return { json: { data: crews } };
    if (method !== 'PUT') return emptyPage;
    due = due.map((one) => (path.includes(`/${one.clubId}/`) ? { ...one, pending: false } : one));
    return { json: { data: { answer: 'GOING' } } };
  };
}

const sent = () => peer.seen.filter(({ method }) => method === 'PUT').map(({ path }) => path);

test('an answer given on home stays visible above an open invitation to a crew', async () => {
  serve({ meetings: [book], crews: [invitation] });
  await openScreen('/');
  const question = within(await screen.findByRole('region', { name: /^책 이야기, .+ 갈 수/ }));
  const going = question.getByRole('button', { name: '갈게요' });
  for (const timeStamp of [1_000, 1_200]) {
    const click = createEvent.click(going);
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(going, click);
  }
  expect(await question.findByText('‘갈게요’로 답했어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '크루에 초대받았어요 · 느린 걸음' })).toBeTruthy();
  await waitFor(() => expect(sent()).toEqual(['/api/clubs/3/answer']));
});

test('home shows an offered seat and, next to it, the list of due answers', async () => {
  serve({ meetings: [book, walk], offers: [offer] });
  await openScreen('/');
  const line = await screen.findByRole('link', { name: /^낭독\s?자리가 났어요 · .+까지$/ });
  expect(line.getAttribute('href')).toBe('/azit/detail/4');
  await userEvent.click(screen.getByRole('button', { name: '답을 기다리는 모임 2개' }));
  const sheet = within(await screen.findByRole('dialog', { name: '답을 기다리는 모임' }));
  expect(sheet.getAllByRole('listitem')).toHaveLength(2);
});

test('home reserves the same space for due answers after their request has failed', async () => {
  saveKnownCount('questions', 1);
  peer.reply = ({ path }) => {
    if (path.endsWith('/overview')) return { json: sampleOverview() };
    return path.endsWith('/crews') ? refused(500) : emptyPage;
  };
  await openScreen('/');
  await waitFor(() => expect(screen.getByRole('tablist').closest('[class*=settling]')).toBeNull());
  expect(readKnownCount('questions')).toBe(1);
});

test('an empty list of due answers says that everything is answered', async () => {
  serve({});
  const router = await openScreen('/');
  // A reload restores the state of the history entry.
  await act(() => router.navigate('/', { replace: true, state: { layer: 'answers' } }));
  const sheet = within(await screen.findByRole('dialog', { name: '답을 기다리는 모임' }));
  expect(sheet.getByText('모두 답했어요.')).toBeTruthy();
});
