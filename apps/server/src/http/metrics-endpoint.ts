import { createServer } from 'node:http';
import { withListenReason } from '#server/runtime/listening.ts';

const STOP_LIMIT_MS = 500;

/** Serves the measurements on a port of their own, by default for this machine alone. */
export async function serveMetrics(
  measurements: { read(): Promise<string>; contentType: string },
  place: { host: string; port: number },
): Promise<{ host: string; port: number; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await measurements.read();
      response.writeHead(200, { 'content-type': measurements.contentType }).end(text);
    } catch {
      // Prometheus takes it for a gap.
      response.writeHead(503).end();
    }
  });
  await withListenReason(
    place,
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen({ ...place, exclusive: true }, resolve);
      }),
  );
  const address = server.address();
  const { address: host, port } =
    typeof address === 'object' && address !== null
      ? address
      : { address: place.host, port: place.port };
  return {
    host,
    port,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS).unref();
      await closed;
    },
  };
}
