import { pick } from '../../client/call.ts';
import type { ConnectionPool } from '../../client/connection-pool.ts';
import { httpGet } from '../../client/load.ts';
import { openEventStream } from '../../client/stream-client.ts';
import type { BenchViewer } from '../worlds/measured-server.ts';

export type ChatReader = { close(): void };

type Given = {
  port: number;
  viewer: BenchViewer;
  pool: ConnectionPool;
  seen: (text: string) => void;
};

export async function openChatReader({ port, viewer, pool, seen }: Given): Promise<ChatReader> {
  const newest = new Map<number, number>();
  const rung = new Map<number, number>();
  const fetching = new Set<number>();

  async function catchUp(roomId: number): Promise<void> {
    if (fetching.has(roomId)) return;
    fetching.add(roomId);
    while ((rung.get(roomId) ?? 0) > (newest.get(roomId) ?? 0)) {
      const after = newest.get(roomId) ?? 0;
      const path = `/api/chats/${roomId}/messages?after=${after}`;
      for (const { seq, text } of readMessages(await pool.send(httpGet(path, viewer.token)))) {
        newest.set(roomId, seq);
        seen(text);
      }
    }
    fetching.delete(roomId);
  }

  const close = await openEventStream(port, viewer.token, ({ name, data }) => {
    if (name !== 'room') return;
    const doorbell: unknown = JSON.parse(data);
    const roomId = Number(pick(doorbell, 'roomId'));
    rung.set(roomId, Math.max(rung.get(roomId) ?? 0, Number(pick(doorbell, 'seq'))));
    void catchUp(roomId);
  });
  return { close };
}

function readMessages(body: unknown): { seq: number; text: string }[] {
  const data = pick(body, 'data');
  if (!Array.isArray(data)) throw new Error('a reply without messages');
  return data.map((message: unknown) => ({
    seq: Number(pick(message, 'seq')),
    text: String(pick(message, 'body')),
  }));
}
