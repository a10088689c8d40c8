export type WebDriver = {
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
};

const LIMIT_MS = 15_000;

export function webDriver(address: string): WebDriver {
  return {
    send: async (method, path, body) => {
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

export async function openSession(address: string, capabilities: object): Promise<WebDriver> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const opened = await webDriver(address).send('POST', '/session', body);
  const { sessionId } = Object(opened);
  return webDriver(`${address}/session/${sessionId}`);
}
