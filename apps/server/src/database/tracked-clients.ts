import type pg from 'pg';

export type TrackedClients = {
  track(client: pg.Client): void;
  isOutdated(client: pg.ClientBase): boolean;
  outdateAll(): void;
  lastReplyAt(): number;
  destroyAll(): void;
};

export function trackedClients(onLost: (error: Error) => void): TrackedClients {
  const open = new Set<pg.Client>();
  let outdated = new WeakSet<pg.ClientBase>();
  let repliedAt = 0;
  return {
    track: (client) => {
      // Without a listener, the 'error' event of a lost connection would end the process.
      client.on('error', onLost);
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
    destroyAll: () => {
      for (const client of open) client.connection.stream.destroy();
    },
  };
}
