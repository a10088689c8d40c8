import { connect } from 'node:net';
import type { RawBody } from '#test/guarantees/bad-input/raw-bodies.ts';

/**
 * `whole`: sends the announced length. `chunked`: sends two chunks without a length. `disconnect`:
 * announces more than it sends, then disconnects. `leave`: sends the announced length and
 * disconnects before the reply.
 */
export type Delivery = 'whole' | 'chunked' | 'disconnect' | 'leave';

export type FormRequest = {
  path: string;
  token: string | undefined;
  body: RawBody;
  delivery: Delivery;
};

export function sendForm(port: number, request: FormRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1');
    });
    // The server may close the connection during a write, so only a refused connection is a
    // failure.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
    });
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? 0)));
    socket.write(encode(request), () => {
      if (request.delivery === 'disconnect' || request.delivery === 'leave') socket.destroy();
    });
  });
}

function encode({ path, token, body, delivery }: FormRequest): Buffer {
  const { bytes, contentType } = body;
  const lines = [`POST ${path} HTTP/1.1`, 'Host: azit', 'Connection: close'];
  if (token !== undefined) lines.push(`Authorization: Bearer ${token}`);
  if (contentType !== undefined) lines.push(`Content-Type: ${contentType}`);
  const head = (length: string) => Buffer.from(`${[...lines, length].join('\r\n')}\r\n\r\n`);
  if (delivery === 'chunked') {
    const middle = bytes.length >> 1;
    const chunks = [bytes.subarray(0, middle), bytes.subarray(middle)].flatMap(toChunk);
    return Buffer.concat([head('Transfer-Encoding: chunked'), ...chunks, Buffer.from('0\r\n\r\n')]);
  }
  const announced = bytes.length + (delivery === 'disconnect' ? 1 : 0);
  return Buffer.concat([head(`Content-Length: ${announced}`), bytes]);
}

function toChunk(bytes: Buffer): Buffer[] {
  if (bytes.length === 0) return [];
  return [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')];
}
