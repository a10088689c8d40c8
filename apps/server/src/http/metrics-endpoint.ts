import { createServer } from 'node:http';
import { withListenReason } from '#server/runtime/listening.ts';

const STOP_LIMIT_MS = 500;

export async function serveMetrics(
  metrics: { read(): Promise<string>; contentType: string },
  { host, port }: { host: string; port: number },
): Promise<{ host: string; port: number; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  await withListenReason(
    { host, port },
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen({ host, port, exclusive: true }, resolve);
      }),
  );
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address : undefined;
  return {
    host: bound?.address ?? host,
    port: bound?.port ?? port,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS).unref();
      await closed;
    },
  };
}
