import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';

type Mood = number | 'silence';

type Device = { pair: ReturnType<typeof createECDH>; auth: string };

export type ReceivedPush = {
  device: string;
  payload: Record<string, unknown>;
  bytes: number;
  ttl: number;
  urgency: string;
  topic: string;
};

export type PushService = {
  origin: string;
  received: ReceivedPush[];
  readonly requests: number;
  trust(serverKey: string): void;
  setMoods(...moods: Mood[]): void;
  retryAfter: string | undefined;
  beforeReply: () => Promise<void>;
  addDevice(): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): Promise<void>;
  open(port: number): Promise<void>;
};

export async function startPushService(): Promise<PushService> {
  let serverKey = '';
  const devices = new Map<string, Device>();
  let moods: Mood[] = [201];
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const body = await buffer(request);
    const device = devices.get(request.url ?? '');
    if (device === undefined) return respond(response, 404);
    if (!(await isSigned(request, service.origin, serverKey))) return respond(response, 403);
    await service.beforeReply();
    const mood = (moods.length > 1 ? moods.shift() : moods[0]) ?? 201;
    if (mood === 'silence') return;
    if (mood < 300) service.received.push(readPush(request, body, device));
    respond(response, mood, service.retryAfter);
  });
  const open = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await open(0);
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    origin: `http://127.0.0.1:${port}`,
    received: [],
    open,
    get requests() {
      return requests;
    },
    retryAfter: undefined,
    beforeReply: async () => {},
    trust: (key) => {
      serverKey = key;
    },
    setMoods: (...next) => {
      moods = next;
    },
    addDevice: () => {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/push/${devices.size + 1}`;
      devices.set(path, { pair, auth });
      return { endpoint: `${service.origin}${path}`, keys: { p256dh, auth } };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}

function readPush({ url, headers }: IncomingMessage, body: Buffer, device: Device): ReceivedPush {
  const { pair: privateKey, auth: authSecret } = device;
  const text = decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString('utf8');
  return {
    device: url ?? '',
    payload: JSON.parse(text),
    bytes: Buffer.byteLength(text),
    ttl: Number(headers.ttl),
    urgency: String(headers.urgency),
    topic: String(headers.topic),
  };
}

/**
 * The VAPID header is `vapid t=<JWT>, k=<key>`. The key must have signed the JWT for this service,
 * for at most a day.
 */
async function isSigned({ headers }: IncomingMessage, origin: string, serverKey: string) {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== serverKey) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const signer = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  try {
    const { payload } = await jwtVerify(token, signer, { audience: origin });
    const lastsDays = ((payload.exp ?? Number.POSITIVE_INFINITY) * 1000 - Date.now()) / 86_400_000;
    return lastsDays <= 1 && /^(mailto|https):/.test(payload.sub ?? '');
  } catch {
    return false;
  }
}

function respond(response: ServerResponse, status: number, retryAfter?: string): void {
  response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
  response.end();
}
