import { createClient } from '@redis/client';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;
const CONNECT_LIMIT_MS = 2_000;
/** A dead connection may look open, so ping regularly. */
const PING_EVERY_MS = 2_000;
const SILENCE_LIMIT_MS = 5_000;

export type ValkeyClient = ReturnType<typeof createValkeyClient>;

export function openValkey(url: string, purpose: string) {
  const client = createValkeyClient(url, `azit-${purpose.replaceAll(' ', '-')}`);
  // An 'error' event without a listener would end the process.
  client.on('error', () => undefined);
  const connected = client.connect().then(
    () => undefined,
    () => undefined,
  );
  return { client, connected };
}

function createValkeyClient(url: string, name: string) {
  return createClient({
    url,
    name,
    // Let commands fail at once while disconnected: commands that were queued would run too late.
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: CONNECT_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      reconnectStrategy: (retries) => Math.min(FIRST_PAUSE_MS * 2 ** retries, MAX_PAUSE_MS),
    },
  });
}
