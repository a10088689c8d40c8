import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { requireFreePort } from './free-port.mjs';

afterEach(() => void vi.unstubAllEnvs());

async function takePort(): Promise<{ port: number; close: () => Promise<unknown> }> {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const close = () => new Promise((resolve) => other.close(resolve));
  return { port: (other.address() as AddressInfo).port, close };
}

test('a port in use is refused with an error that names the port; a free port passes', async () => {
  const { port, close } = await takePort();
  onTestFinished(() => void close());
  vi.stubEnv('HOST', '127.0.0.1');
  vi.stubEnv('PORT', String(port));
  const refusal = `포트 ${port}[을를] .*PORT=\\d+처럼 .*Port ${port} is taken: `;
  await expect(requireFreePort()).rejects.toThrow(new RegExp(refusal));
  await close();
  await requireFreePort();
});

test.each(['0', 'eighty', '70000'])(
  'an automatic or invalid port (%s) is not checked but left to the server',
  async (port) => {
    vi.stubEnv('PORT', port);
    await requireFreePort();
  },
);
