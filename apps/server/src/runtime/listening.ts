import { createServer } from 'node:net';

/**
 * Bursts of connections overflowed Node's default backlog of 511, and rejected clients retried only
 * after 1, 3 or 7 s. The operating system may lower this value.
 */
export const ACCEPT_BACKLOG = 4_096;

type ListenAddress = { readonly host: string; readonly port: number };

class ListenError extends Error {
  override name = 'ListenError';
}

/**
 * Check the port first: if it is taken, the start should fail before it starts and migrates the
 * database.
 */
export async function requireFreePort(address: ListenAddress): Promise<void> {
  const { host, port } = address;
  if (port === 0) return;
  await withListenReason(address, async () => {
    // Close incoming connections at once: an open connection would prevent the probe from closing.
    const probe = createServer((socket) => socket.destroy());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, resolve);
    await promise;
    await new Promise((closed) => probe.close(closed));
  });
}

export async function withListenReason<T>(
  address: ListenAddress,
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (cause) {
    throw new ListenError(explain(cause, address), { cause });
  }
}

function explain(cause: unknown, { host, port }: ListenAddress): string {
  const endsInConsonant = /[013678]$/.test(String(port));
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : port - 1;
    return (
      `포트 ${port}${endsInConsonant ? '을' : '를'} 다른 프로그램이 쓰고 있어요. ` +
      `그 프로그램을 멈추거나 PORT=${other}처럼 다른 번호로 ` +
      `시작해 주세요. (Port ${port} is taken: stop what uses it, or set another one, like PORT=${other}.)`
    );
  }
  if (code === 'EACCES') {
    return (
      `포트 ${port}${endsInConsonant ? '은' : '는'} 권한이 더 필요해요. ` +
      `PORT=8080처럼 1023보다 큰 번호로 시작해 주세요. ` +
      `(Port ${port} needs more rights: set PORT to one above 1023.)`
    );
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `HOST=${host} PORT=${port}: cannot listen there (${reason})`;
}
