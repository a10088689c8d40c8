import { DEMO_PASSWORD } from '../../apps/server/src/commands/seed-demo/demo-login.ts';

/** @typedef {Awaited<ReturnType<typeof enter>>} Session */

/**
 * Logs a member in and returns a function for API calls and the storage state for a browser.
 * @param {string} address
 * @param {string} email
 */
export async function enter(address, email) {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const member = await readJson(reply);
  const token = reply.headers.get('Authorization') ?? '';
  const stored = {
    memberId: String(member.memberId),
    nickname: String(member.nickname),
    email,
    profileUrl: String(member.profileUrl ?? ''),
    profileName: String(member.profileImageName ?? ''),
    accessToken: token,
    isLocation: 'false',
  };
  const cookie = {
    name: 'refreshToken',
    value: encodeURIComponent(reply.headers.get('Refresh') ?? ''),
    domain: new URL(address).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: /** @type {const} */ ('Lax'),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @param {Record<string, string>} [extra]
   */
  const call = async (method, path, body, extra = {}) => {
    const isForm = body instanceof FormData;
    /** @type {Record<string, string>} */
    const headers = { Authorization: token, ...extra };
    if (body && !isForm) headers['Content-Type'] = 'application/json';
    const sent = isForm ? body : JSON.stringify(body);
    return readJson(await fetch(`${address}/api${path}`, { method, headers, body: sent }));
  };
  return {
    id: Number(member.memberId),
    nickname: String(member.nickname),
    call,
    storageState: { cookies: [cookie], origins: [{ origin: address, localStorage }] },
  };
}

/**
 * @param {Response} reply
 * @returns {Promise<any>}
 */
export async function readJson(reply) {
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${text}`);
  return text === '' ? {} : JSON.parse(text);
}

/**
 * @param {Buffer} image
 * @param {object} data
 */
export function makeForm(image, data) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'picture.png');
  form.set('data', new Blob([JSON.stringify(data)], { type: 'application/json' }));
  return form;
}
