const shortLimit = 1_000;
export const longLimit = 10_000;
const quickSpell = 60_000;

type PageTiming = Pick<PerformanceNavigationTiming, 'requestStart' | 'responseEnd'>;

/**
 * After a timeout the limit is 10 s, so that not every request is sent twice; after a minute of
 * responses within 1 s the limit is 1 s again. If the page itself took longer than 1 s, the visit
 * starts slow.
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
