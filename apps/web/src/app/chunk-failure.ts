/** Error texts of Chromium, Firefox, Safari and Vite for a chunk that failed to load. */
const loadFailure = /dynamically imported module|module script failed|preload CSS/i;
const reloadedKey = 'reloadedFor';
const probeLimit = 10_000;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && loadFailure.test(error.message);
}

/**
 * A release removes the chunks of the previous one, so reload once per release. More reloads would
 * loop forever if a chunk is really missing.
 */
export async function repairChunks(): Promise<'offline' | 'reloading' | 'broken'> {
  if (!(await isServerReachable())) return 'offline';
  if (sessionStorage.getItem(reloadedKey) === import.meta.url) return 'broken';
  sessionStorage.setItem(reloadedKey, import.meta.url);
  window.location.reload();
  return 'reloading';
}

/** `navigator.onLine` may be wrong, so send a request. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeLimit);
    return (await fetch('/robots.txt', { cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}
