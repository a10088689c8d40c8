import type pg from 'pg';

/** Use a separate connection: a readiness check must never wait behind requests of members. */
export function openPing(connect: () => Promise<pg.Client>) {
  let connected: Promise<pg.Client> | undefined;
  let running: Promise<boolean> | undefined;

  async function query(): Promise<boolean> {
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
      running = undefined;
    }
  }

  return {
    ping: () => {
      running ??= query();
      return running;
    },
    close: async () => {
      await connected?.then(
        (client) => client.end(),
        () => {},
      );
    },
  };
}
