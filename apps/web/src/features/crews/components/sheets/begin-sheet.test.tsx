import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { hostedCrew } from '#web/testing/sample-crews.ts';
import { enterAsViewer, viewer } from '#web/testing/sample-replies.ts';
import { BeginSheet, type CrewStart } from './begin-sheet.tsx';

const peer = apiPeerPerTest(enterAsViewer);

function openSheet(client = createQueryClient()) {
  const { name, rhythm, plan: offline } = hostedCrew();
  const plan = { ...offline, isOnline: 'online', location: null } as CrewStart['plan'];
  const start = { name, rhythm, plan, categorySmallId: 40, fromClubId: null };
  const sheet = <BeginSheet start={start} people={[]} open={true} onClose={(then) => then?.()} />;
  const router = createMemoryRouter([
    { path: '/', element: sheet },
    { path: '*', element: null },
  ]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

test('the page of a new crew opens without a loading state', async () => {
  const crew = hostedCrew();
  peer.reply = () => ({ status: 201, json: { data: crew } });
  const client = createQueryClient();
  const router = openSheet(client);
  await userEvent.click(screen.getByRole('button', { name: '크루 만들기' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/crew/12'));
  expect(client.getQueryData(crewQueries.detail(12).queryKey)).toEqual(crew);
});

test('a member with an incomplete profile gets a link to it instead of the crew form', async () => {
  const member = { ...viewer, aboutMe: '', isProfileComplete: false };
  peer.reply = () => ({ json: { data: member } });
  openSheet();
  const complete = await screen.findByRole('link', { name: '프로필 채우기' });
  expect(complete.getAttribute('href')).toBe('/userpage/edit/7');
  expect(screen.getByText('아직 없는 것: 사진, 자기소개')).toBeTruthy();
  expect(screen.queryByLabelText('크루 이름')).toBeNull();
});
