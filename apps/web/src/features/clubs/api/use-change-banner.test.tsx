import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { startApiPeer } from '#web/testing/api-peer.ts';
import { enterAsViewer, sampleClub } from '#web/testing/sample-replies.ts';
import { useChangeBanner } from './use-change-banner.ts';

const client = createQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

// covers P1.3 (docs/coverage-statements.md)
test('the upload of a new banner shows progress until the response arrives', async () => {
  const peer = await startApiPeer();
  window.location.href = `${peer.origin}/`;
  enterAsViewer();
  const { promise, resolve } = Promise.withResolvers<void>();
  peer.reply = () => ({ json: { data: sampleClub() }, after: promise });
  const { result } = renderHook(() => useChangeBanner(3), { wrapper });
  expect(result.current.progress).toBeNull();
  act(() => result.current.mutate(new File(['pixels'], 'a.jpg', { type: 'image/jpeg' })));
  await waitFor(() => expect(result.current.progress).not.toBeNull());
  resolve();
  await waitFor(() => expect(result.current.progress).toBeNull());
  expect(peer.seen).toMatchObject([{ method: 'POST', path: '/api/clubs/3' }]);
  await peer.close();
});
