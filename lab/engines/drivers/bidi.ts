import { once } from 'node:events';

export type Bidi = {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  close(): void;
};

const LIMIT_MS = 30_000;

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Record<string, unknown>) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  await once(socket, 'open', { signal: AbortSignal.timeout(LIMIT_MS) });
  return {
    send: async (method, params = {}) => {
      last += 1;
      const id = last;
      const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>();
      const limit = setTimeout(() => reject(new Error(`no reply to ${method}`)), LIMIT_MS);
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
      const message = await promise.finally(() => clearTimeout(limit));
      if (message.type === 'error') throw new Error(`${method}: ${message.message}`);
      return Object(message.result);
    },
    close: () => socket.close(),
  };
}
