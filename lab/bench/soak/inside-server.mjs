import { subscribe } from 'node:diagnostics_channel';

// Loaded into every measured process. SIGUSR2 collects garbage, so that heaps can be compared.
// SOAK_LEAK plants leaks that the command must find.

const CONNECTION_EVERY = 500;

process.on('SIGUSR2', () => globalThis.gc?.());

/** @type {unknown[]} */
const retained = [];
let requests = 0;

/** @type {Record<string, () => void>} */
const leaks = {
  memory: () => retained.push(new Array(100).fill(requests)),
  connection: async () => {
    if (requests % CONNECTION_EVERY !== 0) return;
    const { Client } = await import('pg');
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    client.on('error', () => {});
    retained.push(client);
    await client.connect();
  },
};

const planted = (process.env.SOAK_LEAK ?? '').split(',').flatMap((name) => leaks[name] ?? []);
if (planted.length > 0) {
  subscribe('http.server.request.start', () => {
    requests += 1;
    for (const leak of planted) leak();
  });
}
