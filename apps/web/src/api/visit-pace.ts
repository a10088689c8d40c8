/** An attempt ends after this long, as long as the replies of this visit come quickly. */
const shortLimit = 1_000;
/** The limit once the network or the server turned out to be slow. */
export const longLimit = 10_000;
const quickSpell = 60_000;

/**
 * Decides how long the first attempt of a request may take. After one that took too long it is 10 s, so
 * that not everything is asked twice; after a minute of replies within a second it is a second again.
 */
export function createVisitPace(now: () => number = () => performance.now()) {
  let slow = false;
  let quickSince: number | null = null;
  return {
    limit: () => (slow ? longLimit : shortLimit),
    noteTimeout: () => {
      slow = true;
      quickSince = null;
    },
    noteReply: (milliseconds: number) => {
      if (milliseconds > shortLimit) {
        quickSince = null;
        return;
      }
      quickSince ??= now();
      if (now() - quickSince >= quickSpell) slow = false;
    },
  };
}
