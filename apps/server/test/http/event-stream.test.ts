import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EventConnection, EventStream, sendEvents } from '#server/http/event-stream.ts';
import { Refusal } from '#server/runtime/refusal.ts';

const patient = { timeout: 10_000 };

async function serve(open: EventStream['open']) {
  const app = Fastify();
  app.get('/', (request, reply) => sendEvents(new EventStream(open), request, reply));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const client = async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    onTestFinished(() => {
      socket.destroy();
    });
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: azit\r\n\r\n');
    return socket;
  };
  return { client, address };
}

// covers L1.8 (docs/coverage-statements.md)
test('a stream with 64 kB unread by its client is closed, and other streams stay open', async () => {
  const connections: EventConnection[] = [];
  const closed = vi.fn();
  const { client } = await serve((connection) => {
    const at = connections.push(connection) - 1;
    return () => closed(at);
  });
  const deaf = await client();
  await vi.waitFor(() => expect(connections).toHaveLength(1), patient);
  const reader = await client();
  await vi.waitFor(() => expect(connections).toHaveLength(2), patient);
  let read = 0;
  reader.on('data', (chunk) => {
    read += chunk.length;
  });
  const text = 'x'.repeat(32 * 1024);
  // The operating system buffers a few megabytes per socket, so the test must send far more.
  for (let sent = 0; closed.mock.calls.length === 0 && sent < 2 ** 28; sent += text.length) {
    for (const { write } of connections) write(text);
    await vi.waitFor(() => expect(read).toBeGreaterThan(sent + text.length), {
      ...patient,
      interval: 1,
    });
  }
  expect(closed.mock.calls).toEqual([[0]]);
  deaf.resume();
  await once(deaf, 'close');
  expect(reader.readyState).toBe('open');
});

test('a refusal while a stream opens is sent as an ordinary reply', async () => {
  const { address } = await serve(() => {
    throw new Refusal(503, 'SERVER_BUSY', '지금은 안 돼요.');
  });
  const reply = await fetch(address);
  expect(reply.status).toBe(503);
  expect(reply.headers.has('x-accel-buffering')).toBe(false);
  expect(reply.headers.get('content-type')).toContain('application/json');
});

test('closing a stream on the server closes the connection and drops later writes', async () => {
  const opened = Promise.withResolvers<EventConnection>();
  const { client } = await serve((connection) => {
    opened.resolve(connection);
    return () => {};
  });
  const socket = await client();
  const { write, end } = await opened.promise;
  end();
  end();
  write('too late');
  const chunks: string[] = [];
  socket.on('data', (chunk) => chunks.push(String(chunk)));
  await once(socket, 'close');
  expect(chunks.join('')).not.toContain('too late');
});
