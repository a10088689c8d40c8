import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { isPublicAddress } from '#server/modules/notices/push/public-address.ts';
import {
  hasNoPublicAddress,
  isPushEndpoint,
  publicLookup,
} from '#server/modules/notices/push/push-endpoint.ts';
import { hiddenMessage } from '#server/modules/notices/push/push-message.ts';
import { pushTransport } from '#server/modules/notices/push/push-transport.ts';
import { makeVapidKeys } from '#server/runtime/vapid-keys.ts';

const none = { allowedOrigins: [] };

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x',
  'https://8.8.8.8/x',
  'https://[2606:4700::1111]/x',
])('the URL %s is accepted as a push service', (endpoint) => {
  expect(isPushEndpoint(none, endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/x',
  'ftp://push.example/x',
  'javascript:alert(1)',
  'push.example',
  '//push.example',
  'https://push.example:8443/x',
  'https://user:password@push.example/x',
  'https://localhost/x',
  'https://intranet/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://0177.0.0.1/x',
  'https://10.1.2.3/x',
  'https://172.31.255.255/x',
  'https://192.168.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/x',
  'https://0.0.0.0/x',
  'https://224.0.0.1/x',
  'https://255.255.255.255/x',
  'https://[::1]/x',
  'https://[::]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[::ffff:7f00:1]/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://[fe80::1]/x',
  'https://[fc00::1]/x',
  'https://[ff02::1]/x',
  'https://[2002:7f00:1::]/x',
  'https://[2001:db8::1]/x',
  'https://fcm.googleapis.com;x.push.example/x',
  'https://push.ex_ample/x',
  'https://.push.example/x',
])('the URL %s is refused as a push service', (endpoint) => {
  expect(isPushEndpoint(none, endpoint)).toBe(false);
});

test('a push endpoint of an allowed origin is accepted, but not on another port', () => {
  const settings = { allowedOrigins: ['http://127.0.0.1:9000'] };
  expect(isPushEndpoint(settings, 'http://127.0.0.1:9000/push/1')).toBe(true);
  expect(isPushEndpoint(settings, 'http://127.0.0.1:9001/push/1')).toBe(false);
  expect(isPushEndpoint(settings, 'http://127.0.0.1:9000@evil.example/push')).toBe(false);
});

test('a text that is not an IP address does not count as a public address', () => {
  expect(isPublicAddress('push.example')).toBe(false);
});

test('a connection to a local host name fails before it opens', async () => {
  const lookup = publicLookup(async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '::1', family: 6 },
  ]);
  for (const options of [{ all: true }, {}]) {
    const failed = new Promise((resolve) => lookup('push.example', options, resolve));
    expect(await failed).toMatchObject({ name: 'ClosedAddressError' });
  }
  expect(await hasNoPublicAddress('https://push.example/x', lookup)).toBe(true);
  expect(await hasNoPublicAddress('https://[2606:4700::1111]/x')).toBe(false);
});

test('a push host without a DNS entry has no public address; a DNS timeout is no proof', async () => {
  const failing = (code: string) =>
    publicLookup(() => Promise.reject(Object.assign(new Error(code), { code })));
  expect(await hasNoPublicAddress('https://push.example/x', failing('ENOTFOUND'))).toBe(true);
  expect(await hasNoPublicAddress('https://push.example/x', failing('ETIMEOUT'))).toBe(false);
});

test('the lookup for pushes returns a public IP address unchanged', async () => {
  const given = Promise.withResolvers<unknown>();
  publicLookup()('8.8.8.8', {}, (error, address) => given.resolve(error ?? address));
  expect(await given.promise).toBe('8.8.8.8');
});

// covers N3.5 (docs/coverage-statements.md)
test('a push to a host name that now resolves to a private address is refused', async () => {
  const queried: string[] = [];
  const lookup = publicLookup(async (hostname) => {
    queried.push(hostname);
    return [{ address: queried.length === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }];
  });
  const stored = Promise.withResolvers<unknown>();
  lookup('push.example', {}, (error, address) => stored.resolve(error ?? address));
  expect(await stored.promise).toBe('8.8.8.8');
  const sending = sendTo('https://push.example/1', { allowedOrigins: [], lookup });
  await expect(sending).rejects.toMatchObject({ name: 'ClosedAddressError' });
  expect(queried).toEqual(['push.example', 'push.example']);
});

test.for([
  ['with its first letter escaped', (host: string) => `http://%31${host.slice(1)}/1`],
  ['after too many slashes', (host: string) => `http:////${host}/1`],
  ['with an escaped dot', (host: string) => `http://${host.replace('.', '%2e')}/1`],
] as const)('a push to a host spelled %s is signed for that host', async ([, spell]) => {
  const audience = Promise.withResolvers<unknown>();
  const service = createServer((request, response) => {
    const [, token = ''] = /t=([^,]+)/.exec(request.headers.authorization ?? '') ?? [];
    audience.resolve(decodeJwt(token).aud);
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  const settings = { allowedOrigins: [`http://${host}`] };
  expect(await sendTo(spell(host), settings)).toMatchObject({ status: 201 });
  expect(await audience.promise).toBe(`http://${host}`);
  service.close();
});

test('a push reply that never ends is aborted, and its status is still used', async () => {
  const cut = Promise.withResolvers<void>();
  const service = createServer((_, response) => {
    response.writeHead(201);
    const write = () => {
      while (response.write(Buffer.alloc(16 * 1024)));
    };
    response.on('drain', write).on('close', cut.resolve);
    write();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const limits = { allowedOrigins: [origin], timeLimitMs: 60_000 };
  expect(await sendTo(`${origin}/1`, limits)).toMatchObject({ status: 201 });
  await cut.promise;
  service.close();
});

function sendTo(
  endpoint: string,
  {
    allowedOrigins,
    ...options
  }: { allowedOrigins: string[]; lookup?: LookupFunction; timeLimitMs?: number },
) {
  const settings = {
    config: { push: { subject: 'mailto:admin@azit.example', allowedOrigins } },
    vapidKeys: makeVapidKeys(),
  } as unknown as Pick<Context, 'config' | 'vapidKeys'>;
  const keys = { p256dh: makeVapidKeys().publicKey, auth: 'a'.repeat(22) };
  return pushTransport(settings, options).send(
    { memberId: 1, endpoint, keys },
    hiddenMessage({
      payload: { noticeId: 1, title: '', body: '', link: '', tag: '', unread: 1 },
      ttlSeconds: 60,
      urgency: 'normal',
    }),
    new AbortController().signal,
  );
}
