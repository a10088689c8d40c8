import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill } from '#web/testing/open-screen.tsx';
import { enterAsViewer, sampleSeat, viewer } from '#web/testing/sample-replies.ts';
import { JoinForm } from './join-form.tsx';

const peer = apiPeerPerTest(enterAsViewer);

test('the confirmation of a sent application stays when the club becomes full', async () => {
  peer.reply = () => ({ status: 201, json: { data: sampleSeat(viewer, 'CLUB_WAITING') } });
  let fillClub = () => {};
  function Page() {
    const [isFull, setFull] = useState(false);
    fillClub = () => setFull(true);
    const parts = { topBar: null, children: null, refusal: null, next: null, onSent: () => {} };
    return <JoinForm clubId={3} memberId={7} waitlist={isFull} {...parts} />;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />
    </QueryClientProvider>,
  );
  fill(await screen.findByLabelText('답변'), '매일요.');
  await userEvent.click(screen.getByRole('button', { name: '신청 보내기' }));
  await screen.findByRole('dialog', { name: '참여 신청을 보냈어요' });
  act(() => fillClub());
  expect(screen.getByRole('dialog', { name: '참여 신청을 보냈어요' })).toBeTruthy();
});
