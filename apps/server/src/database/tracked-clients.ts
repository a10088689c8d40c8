import type pg from 'pg';

export type TrackedClients = {
  track(client: pg.Client): void;
  /** Connections of before `outdateAll` are not used again. */
  isOutdated(client: pg.ClientBase): boolean;
  outdateAll(): void;
  /** When the server last sent anything, on any connection, by performance.now(); 0 if never. */
  lastReplyAt(): number;
  cutOffAll(): void;
};

/** Knows every open connection to one server. */
export function trackedClients(noteLost: (error: Error) => void): TrackedClients {
  const open = new Set<pg.Client>();
  let outdated = new WeakSet<pg.ClientBase>();
  let repliedAt = 0;
  return {
    track: (client) => {
      // A lost server must never become an uncaught 'error' event, on an idle client or a busy one.
      client.on('error', noteLost);
      open.add(client);
      client.once('end', () => open.delete(client));
      client.connection.stream.on('data', () => {
        repliedAt = performance.now();
      });
    },
    isOutdated: (client) => outdated.has(client),
    outdateAll: () => {
      outdated = new WeakSet(open);
    },
    lastReplyAt: () => repliedAt,
    cutOffAll: () => {
      for (const client of open) client.connection.stream.destroy();
    },
  };
}
