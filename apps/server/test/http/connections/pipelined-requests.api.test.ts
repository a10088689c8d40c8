import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'vitest';
import { server, test } from '#test/harness/server-test.ts';

const REQUEST = 'GET /api/categories/small HTTP/1.1\r\nHost: azit\r\n\r\n';

let port: number;
test.beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

test('a connection with a hundred pipelined requests gets a few replies and is closed', async () => {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(REQUEST.repeat(100));
  await once(socket, 'close');
  const replies = Buffer.concat(chunks).toString();
  const statuses = Array.from(replies.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status);
  expect(statuses).toEqual([...Array.from({ length: 2 }, () => '200'), '503']);
});

test('the server parses only the first of two thousand pipelined requests', async () => {
  let parsed = 0;
  const count = () => {
    parsed += 1;
  };
  server.app.server.on('request', count);
  const socket = connect(port, '127.0.0.1');
  socket.resume();
  socket.write(REQUEST.repeat(2_000));
  await once(socket, 'close');
  server.app.server.off('request', count);
  expect(parsed).toBe(3);
});

test('a connection that sends one request at a time is reused after each reply', async () => {
  const socket = connect(port, '127.0.0.1');
  for (let round = 0; round < 20; round += 1) {
    socket.write(REQUEST);
    const [reply] = await once(socket, 'data');
    expect(String(reply)).toContain('HTTP/1.1 200');
  }
  socket.destroy();
});
