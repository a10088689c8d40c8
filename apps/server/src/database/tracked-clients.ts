import type pg from 'pg';

export type TrackedClients = ReturnType<typeof trackedClients>;

export function trackedClients(onLost: (error: Error) => void) {
  const open = new Set<pg.Client>();
  let outdated = new WeakSet<pg.ClientBase>();
  let repliedAt = 0;
  return {
    track: (client: pg.Client) => {
      // Without a listener, the 'error' event of a lost connection would end the process.
      client.on('error', onLost);
      open.add(client);
      client.once('end', () => open.delete(client));
      client.connection.stream.on('data', () => {
        repliedAt = performance.now();
      });
    },
    isOutdated: (client: pg.ClientBase) => outdated.has(client),
    outdateAll: () => {
      outdated = new WeakSet(open);
    },
    lastReplyAt: () => repliedAt,
    destroyAll: () => {
      for (const client of open) client.connection.stream.destroy();
    },
  };
}
