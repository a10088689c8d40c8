import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { sampleOverview } from '#web/testing/sample-overview.ts';
import { enterAsViewer, refused } from '#web/testing/sample-replies.ts';
import { useOpenOffers } from './use-due-answers.ts';

const peer = apiPeerPerTest(enterAsViewer);

// covers G19 (docs/coverage-statements.md)
test('an answer to another meeting does not prolong the offer of a seat on home', async () => {
  const minute = 60_000;
  const arrival = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: arrival });
  onTestFinished(() => void vi.useRealTimers());
  const offer = { clubId: 4, clubName: '낭독', expiresAt: '2026-11-18T13:00:00Z' };
  const offers = [{ ...offer, expiresInMs: 10 * minute }];
  peer.reply = () => ({ json: sampleOverview({ offers }) });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useOpenOffers(7), { wrapper });
  await waitFor(() => expect(result.current).toHaveLength(1));
  peer.reply = () => refused(500);
  vi.setSystemTime(arrival + 5 * minute);
  const { queryKey } = activityQueries.overview(7);
  await act(async () => {
    client.setQueryData(queryKey, (stored) => stored && { ...stored, meetings: [] });
  });
  vi.setSystemTime(arrival + 11 * minute);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current).toEqual([]));
});
