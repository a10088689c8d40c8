import { expect, test } from 'vitest';
import { uploadSlots } from '#server/http/uploads/upload-slots.ts';
import { meters } from '#server/runtime/meters.ts';

const ip = '127.0.0.1';

function start(deadlineMs?: number) {
  const measured = meters();
  const slots = uploadSlots(measured, deadlineMs);
  const [gauge] = measured.gauges();
  const inUse = async () => (await gauge?.read())?.[0]?.value;
  return { gauge, slots, inUse };
}

test('the gauge counts the uploads in progress', async () => {
  const { gauge, slots, inUse } = start();
  const work = Promise.withResolvers<string>();
  const upload = slots.run({ ip }, () => work.promise);
  expect(gauge?.name).toBe('azit_upload_slots_in_use');
  expect(await inUse()).toBe(1);
  work.resolve('stored');
  expect(await upload).toBe('stored');
  expect(await inUse()).toBe(0);
});

test('an upload that fails frees its slot', async () => {
  const { slots, inUse } = start();
  await expect(slots.run({ ip }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inUse()).toBe(0);
});

test('an upload that never ends gets 408 at its deadline and frees its slot', async () => {
  const { slots, inUse } = start(10);
  const upload = slots.run({ ip }, () => new Promise(() => {}));
  await expect(upload).rejects.toMatchObject({ status: 408, code: 'TIMEOUT' });
  expect(await inUse()).toBe(0);
});

test('one address has 48 slots and all addresses together have 128', async () => {
  const { slots, inUse } = start();
  const work = Promise.withResolvers<void>();
  const take = (count: number, address: string) =>
    Array.from({ length: count }, () => slots.run({ ip: address }, () => work.promise));
  const uploads = [...take(48, '10.0.0.1'), ...take(48, '10.0.0.2'), ...take(32, '10.0.0.3')];
  for (const address of ['10.0.0.1', '10.0.0.4']) {
    await expect(take(1, address)[0]).rejects.toMatchObject({ status: 503, code: 'SERVER_BUSY' });
  }
  expect(await inUse()).toBe(128);
  work.resolve();
  await Promise.all(uploads);
  expect(await inUse()).toBe(0);
});
