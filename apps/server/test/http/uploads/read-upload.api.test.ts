import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'vitest';
import { multipartForm } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const HEAD = [
  'POST /api/members HTTP/1.1',
  'Host: azit',
  'Connection: close',
  'Content-Type: multipart/form-data; boundary=x',
  'Transfer-Encoding: chunked',
  '\r\n',
].join('\r\n');
const PART = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';

function chunk(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`;
}

let port: number;
test.beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

async function sendPicture(chunks: number, bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data));
  socket.write(HEAD + chunk(PART) + chunk('a'.repeat(bytes)).repeat(chunks));
  socket.write(`${chunk('\r\n--x--\r\n')}0\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(received).toString();
}

test('a form that arrives in a thousand one-byte chunks is cut off without a reply', async () => {
  expect(await sendPicture(1_000, 1)).toBe('');
});

test('a form that arrives in a thousand packet-sized chunks is read completely', async () => {
  expect(await sendPicture(1_000, 500)).toContain('MALFORMED_MULTIPART');
});

test('a small form that arrives in one-byte chunks is read completely', async () => {
  expect(await sendPicture(300, 1)).toContain('MALFORMED_MULTIPART');
});

test.each([
  ['an image of 1 MiB less a byte', 1_048_575, 0, 400, 'VALIDATION_FAILED'],
  ['an image of 1 MiB', 1_048_576, 0, 413, 'IMAGE_TOO_LARGE'],
  ['an image of 3 MiB', 3_145_728, 0, 413, 'IMAGE_TOO_LARGE'],
  ['other fields beyond 64 KiB', 100, 65_536, 413, 'BODY_TOO_LARGE'],
])(
  'an upload with %s gets the status $3 and the code $4',
  async (_, imageBytes, dataBytes, status, code) => {
    const form = await multipartForm(Buffer.alloc(imageBytes, 1), 'x'.repeat(dataBytes));
    const reply = await server.call({ method: 'POST', url: '/api/members', ...form });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  },
);
