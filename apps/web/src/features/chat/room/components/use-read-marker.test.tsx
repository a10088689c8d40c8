import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { enterAsViewer } from '#web/testing/sample-replies.ts';
import { createRoomViewStore } from '../model/room-view.ts';
import { useReadMarker } from './use-read-marker.ts';

const peer = apiPeerPerTest(enterAsViewer);

function openRoom({ seenSeq }: { seenSeq: number }) {
  peer.reply = () => ({ status: 204 });
  const view = createRoomViewStore(19);
  view.setState({ seenSeq });
  const queryClient = createQueryClient();
  const { unmount } = renderHook(() => useReadMarker(5, 1, view), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  return { view, leave: unmount };
}

const markedSeqs = () =>
  peer.seen.filter(({ path }) => path === '/api/chats/5/read').map(({ body }) => body);

test('messages seen before the read marker is mounted are marked as read', async () => {
  openRoom({ seenSeq: 19 });
  await vi.waitFor(() => expect(markedSeqs()).toEqual(['{"seq":19}']));
});

test.each([
  ['leaving the room', (leave: () => void) => leave()],
  ['switching to another app', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a message seen just before %s is marked as read at once', async (_, act) => {
  const { view, leave } = openRoom({ seenSeq: 17 });
  await vi.waitFor(() => expect(markedSeqs()).toEqual(['{"seq":17}']));
  // The fake timer never fires, so only this action can mark the message.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  view.setState({ seenSeq: 18 });
  act(leave);
  vi.useRealTimers();
  await vi.waitFor(() => expect(markedSeqs()).toEqual(['{"seq":17}', '{"seq":18}']));
});
