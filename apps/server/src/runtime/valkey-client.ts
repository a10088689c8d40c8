import { createClient } from '@redis/client';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const CONNECT_WITHIN_MS = 2_000;
/** A connection can be dead without a sign of it, so it is asked for one this often. */
const PULSE_EVERY_MS = 2_000;
const SILENCE_LIMIT_MS = 5_000;

export type ValkeyClient = ReturnType<typeof createValkeyClient>;

/**
 * Connects for a purpose and goes on trying until it is destroyed. `connected` resolves with the
 * first connection, or with the end of the trying; it never rejects.
 */
export function openValkey(url: string, purpose: string) {
  const client = createValkeyClient(url, `azit-${purpose.replaceAll(' ', '-')}`);
  // Whoever wants to know of errors listens too; one that nobody hears would end the process.
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
    // What cannot be sent now fails now; kept, it would come too late.
    disableOfflineQueue: true,
    pingInterval: PULSE_EVERY_MS,
    socket: {
      connectTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      reconnectStrategy: (retries) => Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS),
    },
  });
}
