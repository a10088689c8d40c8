import { connect, type Socket } from 'node:net';

export type Figures = { perSecond: number; p50: number; p99: number };

/** `warm` and `measured` are in seconds. */
export type Load = { connections: number; warm: number; measured: number };

export function httpGet(path: string, token?: string, cookie?: string): Buffer {
  const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  const cookies = cookie === undefined ? '' : `cookie: ${cookie}\r\n`;
  const head = `GET ${encodeURI(path)} HTTP/1.1\r\nhost: bench\r\n`;
  return Buffer.from(`${head}${authorization}${cookies}\r\n`);
}

export function httpPost(path: string, body: object, token = ''): Buffer {
  return httpSend('POST', path, token, jsonContent(body));
}

export type Content = { type: string; bytes: Buffer };

export function jsonContent(body: object): Content {
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
}

export async function formContent(form: FormData): Promise<Content> {
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await encoded.arrayBuffer()) };
}

export function httpSend(method: string, path: string, token: string, content?: Content): Buffer {
  const head = [`${method} ${path} HTTP/1.1`, 'host: bench', `authorization: Bearer ${token}`];
  if (content === undefined) return Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
  const { type, bytes } = content;
  const lines = [...head, `content-type: ${type}`, `content-length: ${bytes.length}`];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]);
}

/**
 * Use plain sockets: the client runs on the same computer as the server and must leave it the
 * processor time.
 */
export async function measure(
  port: number,
  requests: Buffer[],
  { connections, warm, measured }: Load,
): Promise<Figures> {
  const begin = performance.now() + warm * 1000;
  const end = begin + measured * 1000;
  const times: number[] = [];
  let turn = 0;
  const next = () =>
    performance.now() < end ? (requests[turn++ % requests.length] ?? Buffer.alloc(0)) : undefined;
  const note = (sent: number, now: number) => {
    if (sent >= begin && now <= end) times.push(now - sent);
  };
  await runClients(port, connections, next, note);
  return { perSecond: times.length / measured, ...quantiles(times) };
}

export type MinLoad = { connections: number; count: number; seconds: number };

export async function sendAtLeast(
  port: number,
  requests: Buffer[],
  { connections, count, seconds }: MinLoad,
): Promise<Figures & { count: number; seconds: number }> {
  const begin = performance.now();
  const lasted = () => (performance.now() - begin) / 1000;
  const times: number[] = [];
  let turn = 0;
  const next = () =>
    turn < count || lasted() < seconds
      ? (requests[turn++ % requests.length] ?? Buffer.alloc(0))
      : undefined;
  await runClients(port, connections, next, (sent, now) => times.push(now - sent));
  const taken = lasted();
  const perSecond = times.length / taken;
  return { count: times.length, seconds: taken, perSecond, ...quantiles(times) };
}

function quantiles(times: number[]): Pick<Figures, 'p50' | 'p99'> {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

type Next = () => Buffer | undefined;
type Note = (sent: number, now: number) => void;

async function runClients(port: number, count: number, next: Next, note: Note): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => runClient(port, next, note)));
}

/**
 * All connections can share one buffer, because each chunk is inspected before the next read
 * overwrites it.
 */
const readBuffer = Buffer.alloc(64 * 1024);

function runClient(port: number, next: Next, note: Note): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let sent = 0;
  let missing = 0;
  const sendNext = () => {
    const request = next();
    sent = performance.now();
    if (request !== undefined) socket.write(request);
    else {
      resolve();
      socket.destroy();
    }
  };
  const take = (size: number) => {
    try {
      missing += missing > 0 ? -size : bytesAfter(readBuffer.subarray(0, size));
    } catch (error) {
      // An exception here would end the process and leave its child processes running.
      reject(error);
      socket.destroy();
      return false;
    }
    if (missing > 0) return true;
    note(sent, performance.now());
    sendNext();
    return true;
  };
  const onread = { buffer: readBuffer, callback: take };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
  socket.on('connect', sendNext);
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('connection closed')));
  return promise;
}

function bytesAfter(chunk: Buffer): number {
  const headEnd = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, Math.max(headEnd, 0));
  if (headEnd < 0 || !head.startsWith('HTTP/1.1 200')) throw new Error(chunk.toString());
  return headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]) - chunk.length;
}

async function replyTo(socket: Socket, request: Buffer): Promise<Buffer> {
  const { head, body } = await exchange(socket, request);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`${head}\n${body}`);
  return body;
}

export function exchange(socket: Socket, request: Buffer): Promise<{ head: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    let head = '';
    let bodyAt = -1;
    let length = 0;
    const settle = (error?: Error) => {
      socket.off('data', take).off('error', settle).off('close', closed);
      if (error) reject(error);
      else resolve({ head, body: received.subarray(bodyAt) });
    };
    const closed = () => settle(new Error('the server closed the connection'));
    const take = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (bodyAt < 0) {
        const headEnd = received.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        head = received.toString('latin1', 0, headEnd);
        bodyAt = headEnd + 4;
        length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      }
      if (received.length - bodyAt >= length) settle();
    };
    socket.on('data', take).on('error', settle).on('close', closed);
    socket.write(request);
  });
}

export async function readOnce(port: number, request: Buffer): Promise<unknown> {
  const socket = connect(port, '127.0.0.1');
  try {
    return JSON.parse((await replyTo(socket, request)).toString());
  } finally {
    socket.destroy();
  }
}
