import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { exchange } from '../../client/load.ts';
import type { RepliedBytes, ReplyJob } from './reply-process.ts';

export type ReplyServer = { port: number; stop(): Promise<void> };

export async function startReplyServer(job: ReplyJob): Promise<ReplyServer> {
  const child = fork(new URL('./reply-process.ts', import.meta.url));
  const exited = once(child, 'exit');
  child.send(job);
  const [port] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('a server of the benchmark ended'))),
  ]);
  if (typeof port !== 'number') throw new Error('a server of the benchmark sent no port');
  return {
    port,
    stop: async () => {
      child.disconnect();
      await exited;
    },
  };
}

export async function readReply(port: number, request: Buffer): Promise<RepliedBytes> {
  const socket = connect(port, '127.0.0.1');
  try {
    const { head, body } = await exchange(socket, request);
    const [, ...lines] = head.split('\r\n');
    const headers = lines.map((line) => line.split(/: (.*)/, 2) as [string, string]);
    const own = headers.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name));
    return { headers: Object.fromEntries(own), body: body.toString() };
  } finally {
    socket.destroy();
  }
}
