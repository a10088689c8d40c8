import { storeTokens, type Tokens } from '#web/session/session.ts';
import { readRefreshToken, readStored } from '#web/session/storage.ts';
import { sendAttempts } from './attempts.ts';
import { ApiError, refusal, timeoutError } from './error.ts';
import type { Reply } from './transport.ts';

export type Credentials = { accessToken: string | null; refreshToken: string | null };

type Renewal = 'renewed' | 'ended';

const lockName = 'azit-session-renewal';
/** The timeout exceeds both attempts of the renewing tab. */
const lockTimeout = 25_000;
const storageTimeout = 3_000;

let underway: Promise<Renewal> | null = null;
let known = storedCredentials();

function storedCredentials(): Credentials {
  return { accessToken: readStored('accessToken'), refreshToken: readRefreshToken() };
}

/**
 * Another tab's renewal changes the cookie before local storage, so pair each access token with the
 * refresh token it was first seen with.
 */
export function readCredentials(): Credentials {
  const stored = storedCredentials();
  if (stored.accessToken !== known.accessToken) known = stored;
  return known;
}

/**
 * All requests of this tab and, through a lock, of all tabs share one renewal. Rejects if the
 * server is unreachable, which must not log the member out.
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

/** Web Locks need a secure context; without a lock the server tolerates a second renewal. */
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
  // Another tab has renewed or logged out meanwhile, and only one of two successor tokens may be
  // used.
  if (readRefreshToken() !== refreshToken && (await tokenArrives(staleToken))) {
    return readStored('accessToken') ? 'renewed' : 'ended';
  }
  storeTokens({ ...tokens, refreshToken: tokens.refreshToken || refreshToken });
  readCredentials();
  return 'renewed';
}

/** A literal excludes the schemas from the first chunk; a test compares it with the contract. */
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
