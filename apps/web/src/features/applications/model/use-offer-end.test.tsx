import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { enterAsViewer, sampleClub } from '#web/testing/sample-replies.ts';
import { useOfferEnd } from './use-offer-end.ts';

const peer = apiPeerPerTest(enterAsViewer);

// covers G19 (docs/coverage-statements.md)
test('a change of the stored club does not prolong the offer of a seat', async () => {
  const minute = 60_000;
  const arrival = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: arrival });
  onTestFinished(() => void vi.useRealTimers());
  const offer = { expiresAt: '2026-11-18T13:00:00Z', expiresInMs: 10 * minute, isShared: false };
  peer.reply = () => ({ json: { data: sampleClub({ offer }) } });
  const client = createQueryClient();
  const query = { ...clubQueries.cachedDetail(3), staleTime: Number.POSITIVE_INFINITY };
  const club = await client.fetchQuery(query);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const { data = club } = useQuery(query);
      return { answer: data.myAnswer, ...useOfferEnd(data) };
    },
    { wrapper },
  );
  vi.setSystemTime(arrival + 5 * minute);
  client.setQueryData(query.queryKey, (stored) => stored && { ...stored, myAnswer: true });
  await waitFor(() => expect(result.current.answer).toBe(true));
  expect(result.current.endsAt).toEqual(new Date(arrival + 10 * minute));
});
