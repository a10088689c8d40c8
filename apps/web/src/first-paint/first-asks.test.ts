import { expect, test, vi } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { enterAsViewer, sampleClub, viewer } from '#web/testing/sample-replies.ts';
import { firstAsks } from './first-asks.ts';

const peer = apiPeerPerTest(enterAsViewer);

test.each([
  ['detail', '/azit/detail/3'],
  ['room', '/chat/detail?room=3'],
] as const)(
  'what the page of %s asks for early is what its screen asks for',
  async (name, path) => {
    const club = sampleClub();
    peer.reply = ({ path }) =>
      path === '/api/clubs/3' ? { json: { data: club } } : { status: 404 };
    await openScreen(path);
    for (const ask of firstAsks[name]) {
      const address = ask.replace(/:\w+/, (part) =>
        part === ':memberId' ? `${viewer.memberId}` : '3',
      );
      await vi.waitFor(() => expect(peer.seen.map((seen) => seen.path)).toContain(address));
    }
  },
);
