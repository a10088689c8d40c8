/** The words of Chromium, Firefox, Safari and Vite for a part of the app that could not be loaded. */
const loadFailure = /dynamically imported module|module script failed|preload CSS/i;
const reloadedKey = 'reloadedFor';
const probeLimit = 10_000;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && loadFailure.test(error.message);
}

/**
 * After a release the parts of the one before are gone, and a reload gets the new one: it is done
 * once for each release, so that a part that is really missing does not reload for ever.
 */
export async function repairChunks(): Promise<'offline' | 'reloading' | 'broken'> {
  if (!(await isServerReachable())) return 'offline';
  if (sessionStorage.getItem(reloadedKey) === import.meta.url) return 'broken';
  sessionStorage.setItem(reloadedKey, import.meta.url);
  window.location.reload();
  return 'reloading';
}

/** The browser may take itself for online where nothing gets through. Waits at most 10 s. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeLimit);
    return (await fetch('/robots.txt', { cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}
