import { connect, type Socket } from 'node:net';

export type Figures = { perSecond: number; p50: number; p99: number };

/** So many clients each send the next request as soon as the last is replied to. */
export type Load = { connections: number; warm: number; measured: number };

export function httpGet(path: string, token?: string): Buffer {
  const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  return Buffer.from(`GET ${encodeURI(path)} HTTP/1.1\r\nhost: bench\r\n${authorization}\r\n`);
}

export function httpPost(path: string, body: object, token = ''): Buffer {
  const text = JSON.stringify(body);
  const head = [`POST ${path} HTTP/1.1`, 'host: bench', `authorization: Bearer ${token}`];
  const type = ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`];
  return Buffer.from(`${[...head, ...type].join('\r\n')}\r\n\r\n${text}`);
}

/** Warms up, then measures; the client is plain sockets, so that it costs little of the machine. */
export async function measure(
  port: number,
  requests: Buffer[],
  { connections, warm, measured }: Load,
): Promise<Figures> {
  const begin = performance.now() + warm * 1000;
  const end = begin + measured * 1000;
  const times: number[] = [];
  let turn = 0;
  const next = () => requests[turn++ % requests.length] ?? Buffer.alloc(0);
  const clients = Array.from({ length: connections }, () =>
    runClient(port, next, begin, end, times),
  );
  await Promise.all(clients);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / measured, p50: at(0.5), p99: at(0.99) };
}

async function runClient(
  port: number,
  next: () => Buffer,
  begin: number,
  end: number,
  times: number[],
): Promise<void> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  try {
    for (let sent = performance.now(); sent < end; ) {
      await replyTo(socket, next());
      const now = performance.now();
      if (sent >= begin && now <= end) times.push(now - sent);
      sent = now;
    }
  } finally {
    socket.destroy();
  }
}

/** The body of one reply; anything but a 200 ends the benchmark. */
export async function replyTo(socket: Socket, request: Buffer): Promise<Buffer> {
  const { head, body } = await exchange(socket, request);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`${head}\n${body}`);
  return body;
}

/** One reply, whatever its status. */
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
