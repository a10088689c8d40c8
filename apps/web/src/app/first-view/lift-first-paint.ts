import type { Query, QueryClient } from '@tanstack/react-query';

const longest = 3_000;

/**
 * Keeps the first view over the app, inert, until the app has its first data (at most 3 s), so that
 * nothing goes blank. Resolves when it is removed.
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
      // The new data is rendered two frames later, or later if rendered in slices; refetches do not
      // count.
      if (type === 'updated' && queryClient.isFetching({ predicate: hasNoData }) === 0) {
        requestAnimationFrame(() => requestAnimationFrame(liftWhenDrawn));
      }
    });
  });
}

function hasNoData({ state }: Query): boolean {
  return state.data === undefined;
}
