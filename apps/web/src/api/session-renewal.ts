import { storeTokens, type Tokens } from '#web/session/session.ts';
import { readRefreshToken, readStored } from '#web/session/storage.ts';
import { sendAttempts } from './attempts.ts';
import { ApiError, refusal, timeoutError } from './error.ts';
import type { Reply } from './transport.ts';

export type Credentials = { accessToken: string | null; refreshToken: string | null };

type Renewal = 'renewed' | 'ended';

const lockName = 'azit-session-renewal';
/**
 * In milliseconds. The tab that holds the lock may need two attempts, and the tabs that wait for
 * the lock must not give up before it is done.
 */
const lockTimeout = 25_000;
const storageTimeout = 3_000;

let underway: Promise<Renewal> | null = null;
let known = storedCredentials();

function storedCredentials(): Credentials {
  return { accessToken: readStored('accessToken'), refreshToken: readRefreshToken() };
}

/**
 * Another tab stores renewed tokens one after the other: first the refresh token (a cookie), then
 * the access token (local storage). Until both have changed, return the previous pair, so that old
 * and new tokens are not mixed.
 */
export function readCredentials(): Credentials {
  const stored = storedCredentials();
  if (stored.accessToken !== known.accessToken) known = stored;
  return known;
}

/**
 * All requests of this tab share one renewal, and a lock makes all tabs take turns. Rejects if the
 * server is unreachable, so that the caller does not log the member out.
 */
export function renewSession(stale: Credentials): Promise<Renewal> {
  underway ??= locked(() => renew(stale))
    .catch((error: unknown) => {
      console.warn('the session could not be renewed', error);
      throw error instanceof ApiError ? error : timeoutError();
    })
    .finally(() => {
      underway = null;
    });
  return underway;
}

/** Web Locks need https. Without them, two tabs may renew at once, which the server allows. */
function locked(task: () => Promise<Renewal>): Promise<Renewal> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return task();
  return locks.request(lockName, { signal: AbortSignal.timeout(lockTimeout) }, task);
}

async function renew(stale: Credentials): Promise<Renewal> {
  const current = storedCredentials();
  if (current.accessToken !== stale.accessToken) return current.accessToken ? 'renewed' : 'ended';
  const email = readStored('email');
  if (!email || !current.refreshToken) return 'ended';
  if (current.refreshToken !== stale.refreshToken && (await tokenArrives(stale.accessToken))) {
    return 'renewed';
  }
  return reissue(email, current.refreshToken, stale.accessToken);
}

async function reissue(
  email: string,
  refreshToken: string,
  staleToken: string | null,
): Promise<Renewal> {
  const reply = await sendAttempts(() => ({
    method: 'GET',
    url: `${import.meta.env.VITE_API_BASE ?? ''}${reissuePath}${encodeURIComponent(email)}`,
    headers: { Refresh: refreshToken },
    body: undefined,
    signal: undefined,
    onProgress: undefined,
  }));
  if (reply.status === 400 || reply.status === 401) {
    console.warn('the session could not be renewed', reply.status);
    return 'ended';
  }
  const tokens = readTokens(reply);
  if (reply.status !== 200 || !tokens) throw refusal(reply.status, reply.body);
  // If another tab has renewed or logged out meanwhile, discard the tokens of this renewal.
  if (readRefreshToken() !== refreshToken && (await tokenArrives(staleToken))) {
    return readStored('accessToken') ? 'renewed' : 'ended';
  }
  storeTokens({ ...tokens, refreshToken: tokens.refreshToken || refreshToken });
  readCredentials();
  return 'renewed';
}

/**
 * Repeats the path of the contract, because importing the contract would add its schemas to the
 * first chunk. A test compares the path with the contract.
 */
export const reissuePath = '/api/auth/re-issue/';

export function readTokens(reply: Pick<Reply, 'header'>): Tokens | null {
  const accessToken = reply.header('Authorization');
  return accessToken ? { accessToken, refreshToken: reply.header('Refresh') ?? '' } : null;
}

function tokenArrives(staleToken: string | null): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (arrived: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('storage', check);
      resolve(arrived);
    };
    const check = () => {
      if (readStored('accessToken') !== staleToken) settle(true);
    };
    const timer = setTimeout(() => settle(false), storageTimeout);
    window.addEventListener('storage', check);
    check();
  });
}
