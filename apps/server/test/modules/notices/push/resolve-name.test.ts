import { createSocket } from 'node:dgram';
import { lookup, Resolver } from 'node:dns/promises';
import { expect, test } from 'vitest';
import { nameResolver } from '#server/modules/notices/push/resolve-name.ts';

test('an IP address resolves to itself without a query', async () => {
  expect(await nameResolver()('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await nameResolver()('2606:4700::1111')).toEqual([
    { address: '2606:4700::1111', family: 6 },
  ]);
});

test('lookups that wait for a silent name server do not delay other lookups', async () => {
  const silent = createSocket('udp4');
  await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
  const resolver = new Resolver({ timeout: 30_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${silent.address().port}`]);
  const resolve = nameResolver(resolver);
  const waiting = Array.from({ length: 20 }, (_, index) => resolve(`slow${index}.example`));
  const failures = Promise.allSettled(waiting);
  expect((await lookup('localhost')).address).toMatch(/^(127\.|::1)/);
  resolver.cancel();
  for (const failure of await failures)
    expect(failure).toMatchObject({ status: 'rejected', reason: { code: 'ECANCELLED' } });
  silent.close();
});

test.for([
  [
    'has an address in one family only',
    ['8.8.8.8'],
    'ENODATA',
    [{ address: '8.8.8.8', family: 4 }],
  ],
  ['has none in either', 'ENODATA', 'ENOTFOUND', 'ENOTFOUND'],
  ['has an unknown address in one family', 'ENODATA', 'ETIMEOUT', 'ETIMEOUT'],
] as const)('the lookup of a name that %s has the result $3', async ([, v4, v6, expected]) => {
  const reply = async (given: readonly string[] | string) => {
    if (typeof given !== 'string') return given;
    throw Object.assign(new Error(given), { code: given });
  };
  const resolver = { resolve4: () => reply(v4), resolve6: () => reply(v6) };
  const resolved = nameResolver(resolver as unknown as Resolver)('push.example');
  expect(await resolved.catch(({ code }) => code)).toEqual(expected);
});
