/** As much of a browser as walking through redirects takes. */
export function cookieJar() {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = ''] = line.split(';', 1);
      const name = pair.slice(0, pair.indexOf('='));
      cookies.set(name, pair.slice(name.length + 1));
    }
  };
  return {
    header,
    keep,
    /** One request, one answer; a redirect is answered, not followed. */
    fetch: async (url: string, init: RequestInit = {}) => {
      const headers = { cookie: header(), ...init.headers };
      const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
      keep(answer.headers.getSetCookie());
      return answer;
    },
  };
}
