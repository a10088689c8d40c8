import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { multipartForm } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const PER_ADDRESS = 48;
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

/** Sends a whole form without a picture, which is refused with 400 once it is read. */
async function sendForm(): Promise<number> {
  const form = await multipartForm(undefined, {});
  return (await server.call({ method: 'POST', url: '/api/members', ...form })).statusCode;
}

test('forms that are never sent to their end use up the places of their address, not the memory', async () => {
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const hoarded = Array.from({ length: PER_ADDRESS }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of hoarded) socket.destroy();
  });
  for (const socket of hoarded) socket.write(HALF_FORM);
  await expect.poll(sendForm, { timeout: 30_000 }).toBe(503);
  // Other requests of the address are not affected.
  expect((await server.call({ url: '/api/categories/small' })).statusCode).toBe(200);

  for (const socket of hoarded) socket.destroy();
  await Promise.all(hoarded.map((socket) => socket.closed || once(socket, 'close')));
  await expect.poll(sendForm, { timeout: 30_000 }).toBe(400);
});
