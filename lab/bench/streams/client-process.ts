import { openEventStream } from '../../client/stream-client.ts';
import type { BenchViewer } from '../worlds/log-in-viewers.ts';
import { monotonicMs } from './monotonic-ms.ts';

// Holds many streams in a separate process, so that their cost is not measured with the server's.

export type HeldStreams = { port: number; viewers: BenchViewer[]; addresses: string[] };
export type Received = { memberId: number; at: number };

const AT_ONCE = 50;

process.once('message', async ({ port, viewers, addresses }: HeldStreams) => {
  let received: Received[] = [];
  let ended = 0;
  const open = ({ memberId, token }: BenchViewer, index: number) =>
    openEventStream(
      port,
      token,
      () => received.push({ memberId, at: monotonicMs() }),
      () => {
        ended += 1;
      },
      addresses[index % addresses.length],
    );
  for (let at = 0; at < viewers.length; at += AT_ONCE) {
    await Promise.all(
      viewers.slice(at, at + AT_ONCE).map((viewer, index) => open(viewer, at + index)),
    );
  }
  process.on('message', () => {
    process.send?.({ received, ended });
    received = [];
  });
  process.send?.('open');
});
process.once('disconnect', () => process.exit(0));
