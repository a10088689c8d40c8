import type { Query, QueryClient } from '@tanstack/react-query';

const longest = 3_000;

/**
 * The view that came with the page covers the app, inert, until the app has its first data (at most
 * 3 s), so that nothing visible goes blank again. Resolves when it is removed.
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
      // Two frames later the new data is drawn, or later where that is done in slices; what is already
      // fetched again has been seen.
      if (type === 'updated' && queryClient.isFetching({ predicate: hasNoData }) === 0) {
        requestAnimationFrame(() => requestAnimationFrame(liftWhenDrawn));
      }
    });
  });
}

function hasNoData({ state }: Query): boolean {
  return state.data === undefined;
}
