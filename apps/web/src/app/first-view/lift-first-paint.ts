import type { Query, QueryClient } from '@tanstack/react-query';

const longest = 3_000;

/**
 * The first view covers the app, inert, until the app has its first data or 3 s pass, so that the
 * screen never goes blank.
 */
export function liftFirstPaint(queryClient: QueryClient): Promise<void> {
  const paint = document.getElementById('first-paint');
  if (!paint) return Promise.resolve();
  return new Promise((resolve) => {
    const lift = () => {
      stopListening();
      clearTimeout(timer);
      paint.remove();
      resolve();
    };
    const liftWhenDrawn = () => {
      if (!paint.isConnected) return;
      if (document.querySelector('#root [aria-busy]')) requestAnimationFrame(liftWhenDrawn);
      else lift();
    };
    const timer = setTimeout(lift, longest);
    const stopListening = queryClient.getQueryCache().subscribe(({ type }) => {
      // React renders new data two frames later, or later still in slices. Refetches do not count.
      if (type === 'updated' && queryClient.isFetching({ predicate: hasNoData }) === 0) {
        requestAnimationFrame(() => requestAnimationFrame(liftWhenDrawn));
      }
    });
  });
}

function hasNoData({ state }: Query): boolean {
  return state.data === undefined;
}
