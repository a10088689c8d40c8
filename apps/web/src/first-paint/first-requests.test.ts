import { expect, test, vi } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { enterAsViewer, sampleClub, viewer } from '#web/testing/sample-replies.ts';
import { firstRequests } from './first-requests.ts';

const peer = apiPeerPerTest(enterAsViewer);

test.each([
  ['detail', '/azit/detail/3'],
  ['room', '/chat/detail?room=3'],
] as const)(
  'the requests that public/start.js sends for %s equal those of its screen',
  async (name, path) => {
    const club = sampleClub();
    peer.reply = ({ path }) =>
      path === '/api/clubs/3' ? { json: { data: club } } : { status: 404 };
    await openScreen(path);
    for (const request of firstRequests[name]) {
      const address = request.replace(/:\w+/, (part) =>
        part === ':memberId' ? `${viewer.memberId}` : '3',
      );
      await vi.waitFor(() => expect(peer.seen.map((seen) => seen.path)).toContain(address));
    }
  },
);
