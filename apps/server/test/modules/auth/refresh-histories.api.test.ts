import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  createPasswordMember,
  logInByPassword,
  readTokens,
} from '#test/factories/password-member.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { TEST_START } from '#test/harness/test-clock.ts';

const HOUR = 60 * 60 * 1000;
const RUNS = { numRuns: roundCount(25) };

async function renew(email: string, refresh: string): Promise<string | undefined> {
  const url = `/api/auth/re-issue/${encodeURIComponent(email)}`;
  const reply = await server.call({ method: 'GET', url, headers: { refresh } });
  return reply.statusCode === 200 ? readTokens(reply).refresh : undefined;
}

/**
 * Simulates a browser whose tabs share one cookie. A tab stores the renewed token only if no other
 * tab has replaced the cookie since the request.
 */
async function logInDevice(email: string) {
  server.clock.set(TEST_START);
  let { refresh: cookie } = await logInByPassword(server, email);
  const underway = new Map<number, { sent: string; reply: string }>();
  return {
    cookie: () => cookie,
    send: async (tab: number): Promise<boolean> => {
      const sent = cookie;
      const reply = await renew(email, sent);
      if (reply !== undefined) underway.set(tab, { sent, reply });
      return reply !== undefined;
    },
    receive: (tab: number) => {
      const found = underway.get(tab);
      underway.delete(tab);
      if (found?.sent === cookie) cookie = found.reply;
    },
    lose: (tab: number) => underway.delete(tab),
  };
}

type Device = Awaited<ReturnType<typeof logInDevice>>;

const deviceStep = fc.record({
  tab: fc.nat(1),
  act: fc.constantFrom('send' as const, 'send' as const, 'receive' as const, 'lose' as const),
  // Fourteen steps of at most 20 hours stay below the 14 days after which an unused token expires.
  hoursLater: fc.constantFrom(0, 0, 1, 20),
});
const thiefStep = fc.record({
  act: fc.constantFrom('steal' as const, 'renew' as const, 'renew and keep the old one' as const),
});
type DeviceStep = typeof deviceStep extends fc.Arbitrary<infer Step> ? Step : never;

async function play(device: Device, { act, tab, hoursLater }: DeviceStep): Promise<boolean> {
  server.clock.advance(hoursLater * HOUR);
  if (act === 'send') return device.send(tab);
  device[act](tab);
  return true;
}

describe('session renewals in any order of requests and replies', () => {
  // covers A2.9 (docs/coverage-statements.md)
  test('a device whose two tabs lose renewal replies is never logged out', {
    timeout: 60_000,
  }, async () => {
    const { email } = await createPasswordMember(server);
    const property = fc.asyncProperty(fc.array(deviceStep, { maxLength: 14 }), async (steps) => {
      const device = await logInDevice(email);
      for (const step of steps) expect(await play(device, step)).toBe(true);
      expect(await device.send(0)).toBe(true);
    });
    await fc.assert(property, RUNS);
  });

  // covers A2.14 (docs/coverage-statements.md)
  test('a session ends when a thief and the device have both renewed twice after a theft', {
    timeout: 60_000,
  }, async () => {
    const { email } = await createPasswordMember(server);
    const steps = fc.array(fc.oneof(deviceStep, thiefStep), { maxLength: 14 });
    const property = fc.asyncProperty(steps, fc.boolean(), async (history, thiefFirst) => {
      const device = await logInDevice(email);
      let stolen = device.cookie();
      const renewStolen = async () => {
        stolen = (await renew(email, stolen)) ?? stolen;
      };
      const renewDevice = async () => {
        await device.send(0);
        device.receive(0);
      };
      for (const step of history) {
        if ('tab' in step) await play(device, step);
        else if (step.act === 'steal') stolen = device.cookie();
        else if (step.act === 'renew') await renewStolen();
        else await renew(email, stolen);
      }
      for (let round = 0; round < 2; round += 1) {
        if (thiefFirst) await renewStolen();
        await renewDevice();
        if (!thiefFirst) await renewStolen();
      }
      expect(await device.send(0), 'the device').toBe(false);
      expect(await renew(email, stolen), 'the thief').toBeUndefined();
    });
    await fc.assert(property, RUNS);
  });
});
