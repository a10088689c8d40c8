import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { uploadSlots } from '#server/http/uploads/upload-slots.ts';
import { meters } from '#server/runtime/meters.ts';

const guest = makeUpload({ key: 'address 127.0.0.1', bearer: undefined });

const bearer = { memberId: 1, sessionId: 'session', tokenExpiresAt: new Date(0) };

function makeUpload(caller: { key: string; bearer: typeof bearer | undefined }) {
  return { caller, response: new EventEmitter() };
}

function start(deadlineMs?: number) {
  const measured = meters();
  const slots = uploadSlots(measured, deadlineMs);
  const [gauge] = measured.gauges();
  const inUse = async () => (await gauge?.read())?.[0]?.value;
  return { gauge, slots, inUse };
}

test('the metric counts the uploads in progress', async () => {
  const { gauge, slots, inUse } = start();
  const work = Promise.withResolvers<string>();
  const upload = slots.run(guest, () => work.promise);
  expect(gauge?.name).toBe('azit_upload_slots_in_use');
  expect(await inUse()).toBe(1);
  work.resolve('stored');
  expect(await upload).toBe('stored');
  expect(await inUse()).toBe(0);
});

test('an upload that fails frees its slot', async () => {
  const { slots, inUse } = start();
  await expect(slots.run(guest, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inUse()).toBe(0);
});

test('an upload that never ends gets 408 at its deadline and frees its slot', async () => {
  const { slots, inUse } = start(10);
  const upload = slots.run(guest, () => new Promise(() => {}));
  await expect(upload).rejects.toMatchObject({ status: 408, code: 'TIMEOUT' });
  expect(await inUse()).toBe(0);
});

test('a client that disconnects frees its slot even if its handler never ends', async () => {
  const { slots, inUse } = start();
  const abandoned = makeUpload({ key: 'address 10.0.0.9', bearer: undefined });
  const upload = slots.run(abandoned, () => new Promise(() => {}));
  abandoned.response.emit('close');
  await expect(upload).rejects.toMatchObject({ status: 408 });
  expect(await inUse()).toBe(0);
});

test('guests share 32 upload slots per address and 64 in total; members have their own', async () => {
  const { slots, inUse } = start();
  const work = Promise.withResolvers<void>();
  const take = (count: number, key: string, isMember = false) =>
    Array.from({ length: count }, () =>
      slots.run(makeUpload({ key, bearer: isMember ? bearer : undefined }), () => work.promise),
    );
  const uploads = [...take(32, 'address 10.0.0.1'), ...take(32, 'address 10.0.0.2')];
  for (const key of ['address 10.0.0.1', 'address 10.0.0.3']) {
    await expect(take(1, key)[0]).rejects.toMatchObject({ status: 503, code: 'SERVER_BUSY' });
  }
  uploads.push(...take(16, 'member 1', true));
  await expect(take(1, 'member 1', true)[0]).rejects.toMatchObject({ code: 'SERVER_BUSY' });
  uploads.push(...take(16, 'member 2', true));
  expect(await inUse()).toBe(96);
  work.resolve();
  await Promise.all(uploads);
  expect(await inUse()).toBe(0);
});
