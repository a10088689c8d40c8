const shortLimit = 1_000;
export const longLimit = 10_000;
const quickSpell = 60_000;

type PageTiming = Pick<PerformanceNavigationTiming, 'requestStart' | 'responseEnd'>;

/**
 * Chooses the timeout of the first attempt of a request: 1 s, so that a lost request is repeated
 * soon, or 10 s on a slow connection, where every request would be sent twice. A timeout or a page
 * that took longer than 1 s to load means a slow connection, until every response of a minute has
 * arrived in time.
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

function pageTiming(): PageTiming | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page && 'responseEnd' in page ? (page as PerformanceNavigationTiming) : undefined;
}
