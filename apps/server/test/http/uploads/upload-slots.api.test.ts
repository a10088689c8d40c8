import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { multipartForm } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const PER_ADDRESS = 32;
const HALF_FORM = [
  'POST /api/members HTTP/1.1',
  'Host: azit',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 900000',
  '',
  '--x',
  'Content-Disposition: form-data; name="image"; filename="a.png"',
  '',
  'half of a picture',
].join('\r\n');

/** The server refuses a form without a picture with 400, but only after reading the whole form. */
async function sendForm(): Promise<number> {
  const form = await multipartForm(undefined, {});
  return (await server.call({ method: 'POST', url: '/api/members', ...form })).statusCode;
}

async function slotsInUse(): Promise<number | undefined> {
  const gauges = server.context.meters.gauges();
  const gauge = gauges.find(({ name }) => name === 'azit_upload_slots_in_use');
  return (await gauge?.read())?.[0]?.value;
}

test('unfinished uploads occupy the slots of their address until they are closed', async () => {
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const hoarded = Array.from({ length: PER_ADDRESS }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of hoarded) socket.destroy();
  });
  for (const socket of hoarded) socket.write(HALF_FORM);
  await expect.poll(slotsInUse).toBe(PER_ADDRESS);
  expect(await sendForm()).toBe(503);
  expect((await server.call({ url: '/api/categories/small' })).statusCode).toBe(200);

  for (const socket of hoarded) socket.destroy();
  await Promise.all(hoarded.map((socket) => socket.closed || once(socket, 'close')));
  await expect.poll(slotsInUse).toBe(0);
  expect(await sendForm()).toBe(400);
});
