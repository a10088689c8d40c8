import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { enterAsViewer } from '#web/testing/sample-replies.ts';
import { createRoomViewStore } from '../model/room-view.ts';
import { useReadMarker } from './use-read-marker.ts';

const peer = apiPeerPerTest(enterAsViewer);

test('messages seen before the read marker is mounted are marked as read', async () => {
  peer.reply = () => ({ status: 204 });
  const view = createRoomViewStore(19);
  view.setState({ seenSeq: 19 });
  const queryClient = createQueryClient();
  renderHook(() => useReadMarker(5, 1, view), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  await vi.waitFor(() =>
    expect(peer.seen).toContainEqual(
      expect.objectContaining({ method: 'PUT', path: '/api/chats/5/read', body: '{"seq":19}' }),
    ),
  );
});
