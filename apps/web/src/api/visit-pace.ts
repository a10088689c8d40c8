/** An attempt ends after this long, as long as the replies of this visit come quickly. */
const shortLimit = 1_000;
/** The limit once the network or the server turned out to be slow. */
export const longLimit = 10_000;
const quickSpell = 60_000;

type PageTiming = Pick<PerformanceNavigationTiming, 'requestStart' | 'responseEnd'>;

/**
 * Decides how long the first attempt of a request may take. After one that took too long it is 10 s, so
 * that not everything is asked twice; after a minute of replies within a second it is a second again.
 * On a line on which the page itself took longer than a second no attempt is lost to find that out.
 */
export function createVisitPace(
  now: () => number = () => performance.now(),
  page: PageTiming | undefined = pageTiming(),
) {
  let slow = page !== undefined && page.responseEnd - page.requestStart > shortLimit;
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

/** Returns nothing outside of a browser. */
function pageTiming(): PageTiming | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page && 'responseEnd' in page ? (page as PerformanceNavigationTiming) : undefined;
}
