import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports are below the ephemeral range: otherwise an outgoing connection could take the port of
 * a restarting part.
 */
const FIRST = 20_000;
const LAST = 32_000;

export type Ports = { next(): Promise<number> };

export function ports(): Ports {
  let candidate = FIRST + (process.pid % 100) * 100;
  return {
    next: async () => {
      for (; candidate < LAST; candidate += 1)
        if (await isFree(candidate)) {
          candidate += 1;
          return candidate - 1;
        }
      throw new Error(`no port is free up to ${LAST}`);
    },
  };
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
