import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { enterAsViewer, viewer } from '#web/testing/sample-replies.ts';
import { memberQueries } from './member-queries.ts';
import { useQueryOnce } from './use-query-once.ts';

const peer = apiPeerPerTest(enterAsViewer);
const options = memberQueries.profile(viewer.memberId);

function mount() {
  const client = createQueryClient();
  client.setQueryData(options.queryKey, { ...viewer, nickname: '묵은이름' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, ...renderHook(() => useQueryOnce(options), { wrapper }) };
}

test('useQueryOnce does not return a cached result before the server has responded', async () => {
  peer.reply = () => ({ json: { data: viewer } });
  const { result } = mount();
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data?.nickname).toBe('초코'));
});

test('useQueryOnce returns its first result even when the cache changes later', async () => {
  peer.reply = () => ({ json: { data: viewer } });
  const { client, result } = mount();
  await waitFor(() => expect(result.current.data).toBeDefined());
  await act(() => client.invalidateQueries());
  act(() => void client.setQueryData(options.queryKey, { ...viewer, nickname: '바닐라' }));
  expect(peer.seen).toHaveLength(1);
  expect(result.current.data?.nickname).toBe('초코');
});
