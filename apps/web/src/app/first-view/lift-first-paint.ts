import type { Query, QueryClient } from '@tanstack/react-query';

const longest = 3_000;

/**
 * The first view, which is part of the served HTML, covers the app until the app has its first data
 * or 3 s have passed. Otherwise the screen would be blank while the app loads.
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
      const isDrawn =
        document.querySelector('#root h1') && !document.querySelector('#root [aria-busy]');
      if (isDrawn) lift();
      else requestAnimationFrame(liftWhenDrawn);
    };
    const timer = setTimeout(lift, longest);
    const stopListening = queryClient.getQueryCache().subscribe(({ type }) => {
      // Ignore refetches, whose queries already show data. Wait two frames, because React has not
      // rendered the new data yet.
      if (type === 'updated' && queryClient.isFetching({ predicate: hasNoData }) === 0) {
        requestAnimationFrame(() => requestAnimationFrame(liftWhenDrawn));
      }
    });
    if (paint.querySelector('[data-static]')) liftWhenDrawn();
  });
}

function hasNoData({ state }: Query): boolean {
  return state.data === undefined;
}
