import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchViewer } from '../worlds/log-in-viewers.ts';
import type { HeldStreams, Received } from './client-process.ts';

export type StreamClients = {
  /** Returns what was received since the last call. */
  collect(): Promise<Received[]>;
  stop(): void;
};

const PROCESSES = 2;
/** Fewer than the server allows for one address by default. */
const STREAMS_PER_ADDRESS = 600;

export async function openStreamClients(
  port: number,
  viewers: readonly BenchViewer[],
): Promise<StreamClients> {
  const share = Math.ceil(viewers.length / PROCESSES);
  const children = Array.from({ length: PROCESSES }, (_, index) => {
    const child = fork(join(import.meta.dirname, 'client-process.ts'));
    const held = viewers.slice(index * share, (index + 1) * share);
    const count = Math.ceil(held.length / STREAMS_PER_ADDRESS);
    const addresses = Array.from({ length: count }, (_, nth) => `127.0.${1 + index}.${1 + nth}`);
    child.send({ port, viewers: held, addresses } satisfies HeldStreams);
    return child;
  });
  const next = async (child: (typeof children)[number]) => {
    const exited = once(child, 'exit').then(() => {
      throw new Error('a process that holds streams ended');
    });
    const [message] = await Promise.race([once(child, 'message'), exited]);
    return message;
  };
  await Promise.all(children.map(next));
  return {
    collect: async () => {
      const replies = children.map(async (child) => {
        const reply = next(child);
        child.send('collect');
        const { received, ended } = await reply;
        if (ended > 0) throw new Error(`${ended} streams ended`);
        return received as Received[];
      });
      return (await Promise.all(replies)).flat();
    },
    stop: () => {
      for (const child of children) child.disconnect();
    },
  };
}
