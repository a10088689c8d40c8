import type pg from 'pg';

export type Ping = {
  /** Whether the server replies now. Calls at the same time share one statement. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
};

/** On a connection of its own, so that a readiness check never waits behind requests. */
export function openPing(connect: () => Promise<pg.Client>): Ping {
  let connected: Promise<pg.Client> | undefined;
  let underWay: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    connected ??= connect();
    const current = connected;
    try {
      await (await current).query('select 1');
      return true;
    } catch {
      connected = undefined;
      current.then((client) => client.connection.stream.destroy()).catch(() => {});
      return false;
    } finally {
      underWay = undefined;
    }
  }

  return {
    ping: () => {
      underWay ??= ask();
      return underWay;
    },
    close: async () => {
      await connected?.then(
        (client) => client.end(),
        () => {},
      );
    },
  };
}
