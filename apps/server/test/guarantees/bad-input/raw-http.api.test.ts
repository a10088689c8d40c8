import { connect } from 'node:net';
import { expect } from 'vitest';
import { findFaults } from '#test/guarantees/error-shape.ts';
import { server, test } from '#test/harness/server-test.ts';

let port: number;
test.beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

type Written = { status: number; contentType: string; text: string; head: string };

function write(bytes: string | Buffer, breaksOff = false): Promise<Written> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(read(Buffer.concat(chunks).toString())));
    if (breaksOff) socket.end(bytes);
    else socket.write(bytes);
  });
}

function read(reply: string): Written {
  const [head = '', ...rest] = reply.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    head,
    contentType: /^content-type: (.*)$/im.exec(head)?.[1] ?? '',
    text: rest.join('\r\n\r\n').split('\r\nHTTP/1.1', 1)[0] ?? '',
  };
}

const HEADERS = [
  'x-request-id',
  'x-content-type-options',
  'x-frame-options',
  'content-security-policy',
  'referrer-policy',
];

const host = 'Host: azit\r\nConnection: close\r\n';
const json = `${host}Content-Type: application/json\r\n`;
const form = `${host}Content-Type: multipart/form-data; boundary=b\r\n`;
const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nxx';

// covers A1.3 (docs/coverage-statements.md)
test.each<[string, string | Buffer, number[]]>([
  ['no HTTP at all', 'hello\r\n\r\n', [400]],
  ['TLS on a plain port', Buffer.from('16030100c8010000c40303', 'hex'), [400]],
  ['a space in the path', `GET /api/a b HTTP/1.1\r\n${host}\r\n`, [400]],
  ['a control character in the path', `GET /api/a\u0001 HTTP/1.1\r\n${host}\r\n`, [400, 404]],
  ['a broken escape', `GET /api/members/%zz HTTP/1.1\r\n${host}\r\n`, [400]],
  ['an unknown method', `FETCH /api/clubs/1 HTTP/1.1\r\n${host}\r\n`, [400]],
  ['an unknown method', `PURGE /api/clubs/1 HTTP/1.1\r\n${host}\r\n`, [404, 405]],
  ['TRACE', `TRACE /api/clubs/1 HTTP/1.1\r\n${host}\r\n`, [404, 405]],
  ['an address of 20,000', `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, [400, 431]],
  ['headers of 20,000', `GET /api HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`, [431]],
  [
    'two lengths',
    `POST /api/members/check HTTP/1.1\r\n${json}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    [400],
  ],
  [
    'a length and chunks',
    `POST /api/members/check HTTP/1.1\r\n${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    [400],
  ],
  [
    'a negative length',
    `POST /api/members/check HTTP/1.1\r\n${json}Content-Length: -1\r\n\r\n`,
    [400],
  ],
  [
    'a broken chunk',
    `POST /api/members/check HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
    [400],
  ],
  [
    'a length far beyond the limit',
    `POST /api/members/check HTTP/1.1\r\n${json}Content-Length: 99999999999\r\n\r\n{`,
    [413],
  ],
  [
    'an obsolete line fold',
    `GET /api/categories/small HTTP/1.1\r\n${host}X-A: a\r\n b\r\n\r\n`,
    [200, 400],
  ],
  ['no host', 'GET /api/categories/small HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['two hosts', `GET /api/categories/small HTTP/1.1\r\n${host}Host: other\r\n\r\n`, [400]],
  [
    'an unknown Expect header',
    `POST /api/members/check HTTP/1.1\r\n${json}Expect: miracles\r\nContent-Length: 2\r\n\r\n{}`,
    [417],
  ],
  ['a wrong version', `GET /api/categories/small HTTP/9.9\r\n${host}\r\n`, [400, 505]],
])(
  'the malformed request “%s” gets a reply in the usual error shape',
  async (_, bytes, statuses) => {
    const reply = await write(bytes);
    expect(statuses).toContain(reply.status);
    if (reply.status >= 400) expect(findFaults(reply)).toEqual([]);
    for (const name of HEADERS) expect(reply.head).toMatch(new RegExp(`^${name}: `, 'im'));
  },
);

test.each([
  ['JSON', `POST /api/members/check HTTP/1.1\r\n${json}Content-Length: 50\r\n\r\n{"nick`],
  ['a form', `POST /api/members HTTP/1.1\r\n${form}Content-Length: 5000\r\n\r\n${part}`],
])('the server still replies after %s that is truncated', async (_, bytes) => {
  const reply = await write(bytes, true);
  if (!Number.isNaN(reply.status)) {
    expect(reply.status).toBeLessThan(500);
    expect(findFaults(reply)).toEqual([]);
  }
  expect((await server.call({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
});

test.each([
  ['/images/../../../etc/passwd'],
  ['/images/..%2f..%2f..%2fetc%2fpasswd'],
  ['/images/%2e%2e/%2e%2e/secrets.json'],
  ['/images/club_banner/..\\..\\secrets.json'],
  ['/images/club_banner/%00'],
  ['/images//etc/passwd'],
  ['/images/.hidden'],
  ['/images/club_banner/'],
])('the path %s returns no file', async (path) => {
  const reply = await write(`GET ${path} HTTP/1.1\r\n${host}\r\n`);
  expect([400, 403, 404]).toContain(reply.status);
  expect(reply.text).not.toMatch(/root:|jwtSecret/);
});

function flood(head: string): Promise<{ mebibytes: number; status: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const piece = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
    let [bytes, reply] = [0, ''];
    const pump = () => {
      while (bytes < 64 * 1024 * 1024) {
        bytes += piece.length;
        if (!socket.write(piece)) return;
      }
      socket.end();
    };
    socket.on('data', (chunk) => {
      reply += chunk.toString();
    });
    socket.on('drain', pump);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ mebibytes: bytes >> 20, status: read(reply).status }));
    socket.write(head, pump);
  });
}

test('an upload that announces too large a length is refused before its body arrives', async () => {
  const head = `POST /api/members HTTP/1.1\r\n${form}Content-Length: 99999999999\r\n\r\n`;
  const { mebibytes, status } = await flood(head);
  expect(mebibytes).toBeLessThan(32);
  // The client may lose the reply if the connection closes during a write; the status is then NaN.
  expect([413, Number.NaN]).toContain(status);
  const waiting = await write(head);
  expect(waiting.status).toBe(413);
  expect(findFaults(waiting)).toEqual([]);
});

test('an endless upload is cut off at the size limit', async () => {
  const head = `POST /api/members HTTP/1.1\r\n${form}Transfer-Encoding: chunked\r\n\r\n`;
  expect((await flood(head)).mebibytes).toBeLessThan(32);
  expect((await server.call({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
});
