import { createServer } from 'node:net';

/**
 * Connections that may wait to be accepted; the system has its own limit on top of it. Bursts overflowed
 * Node's 511, and whoever was left out came again after 1, 3 or 7 s.
 */
export const CONNECTIONS_WAITING = 4_096;

type Place = { readonly host: string; readonly port: number };

class ListenError extends Error {
  override name = 'ListenError';
}

/**
 * Throws at once if nothing can listen there: a start that found out at its end would have started
 * a database and migrated it for nothing.
 */
export async function requireFreePort(place: Place): Promise<void> {
  const { host, port } = place;
  if (port === 0) return;
  await withListenReason(place, async () => {
    // A visitor of this moment would hold the probe open.
    const probe = createServer((visitor) => visitor.destroy());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, resolve);
    await promise;
    await new Promise((closed) => probe.close(closed));
  });
}

/** Runs what listens; its failure becomes a ListenError that names the setting at fault. */
export async function withListenReason<T>(place: Place, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (cause) {
    throw new ListenError(explain(cause, place), { cause });
  }
}

function explain(cause: unknown, { host, port }: Place): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : port - 1;
    return (
      `포트 ${port} 을 다른 프로그램이 쓰고 있어요. 그 프로그램을 멈추거나 PORT=${other} 처럼 다른 번호로 ` +
      `시작해 주세요. (Port ${port} is taken: stop what uses it, or set another one, like PORT=${other}.)`
    );
  }
  if (code === 'EACCES') {
    return (
      `포트 ${port} 은 권한이 더 필요해요. PORT=8080 처럼 1023 보다 큰 번호로 시작해 주세요. ` +
      `(Port ${port} needs more rights: set PORT to one above 1023.)`
    );
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `HOST=${host} PORT=${port}: cannot listen there (${reason})`;
}
