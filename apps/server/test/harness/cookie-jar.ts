export function cookieJar() {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const store = (lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = ''] = line.split(';', 1);
      const name = pair.slice(0, pair.indexOf('='));
      cookies.set(name, pair.slice(name.length + 1));
    }
  };
  return {
    header,
    store,
    fetch: async (url: string, init: RequestInit = {}) => {
      const headers = { cookie: header(), ...init.headers };
      const reply = await fetch(url, { ...init, headers, redirect: 'manual' });
      store(reply.headers.getSetCookie());
      return reply;
    },
  };
}
