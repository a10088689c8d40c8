/** A WebDriver session, or the program that opens one: plain HTTP, the same for every engine. */
export type WebDriver = {
  ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
};

const LIMIT_MS = 15_000;

/** Speaks to a driver under its address; throws what it refuses, and after 15 s without a reply. */
export function webDriver(address: string): WebDriver {
  return {
    ask: async (method, path, body) => {
      const reply = await fetch(address + path, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(LIMIT_MS),
      }).catch((cause: unknown) => {
        throw new Error(`no reply of the driver to ${method} ${path}`, { cause });
      });
      const { value } = JSON.parse(await reply.text());
      if (!reply.ok) throw new Error(`${method} ${path}: ${value?.error}, ${value?.message}`);
      return value;
    },
  };
}

/** Opens a session; returns the driver of it alone. */
export async function openSession(address: string, capabilities: object): Promise<WebDriver> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const opened = await webDriver(address).ask('POST', '/session', body);
  const { sessionId } = Object(opened);
  return webDriver(`${address}/session/${sessionId}`);
}
