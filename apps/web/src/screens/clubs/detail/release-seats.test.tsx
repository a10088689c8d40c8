import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import {
  emptyPage,
  enterAsViewer,
  hostedByViewer,
  sampleClub,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

test('the host switches the release of unanswered seats without changing the plan', async () => {
  let club = sampleClub({ ...hostedByViewer, releasesSeats: false });
  peer.reply = ({ method, path, body }) => {
    if (method === 'PATCH') club = { ...club, releasesSeats: JSON.parse(body).releasesSeats };
    if (path === '/api/clubs/3') return { json: { data: club } };
    return path.endsWith('/signups') ? { json: { data: [] } } : emptyPage;
  };
  await openScreen('/azit/member/3');
  await userEvent.click(await screen.findByRole('switch', { name: '답이 없으면 자리 넘기기' }));
  await vi.waitFor(() =>
    expect(
      screen.getByRole('switch', { name: '답이 없으면 자리 넘기기', checked: true }),
    ).toBeTruthy(),
  );
  const sent = peer.seen
    .filter(({ method }) => method === 'PATCH')
    .map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([expect.objectContaining({ clubName: club.clubName, releasesSeats: true })]);
});
