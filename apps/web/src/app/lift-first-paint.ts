import type { QueryClient } from '@tanstack/react-query';

const longest = 3_000;

/**
 * The view that came with the page lies over the app, untouchable, until the app has its first
 * answers: so nothing that is seen already goes blank again. Resolves when it is gone.
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
    const timer = setTimeout(lift, longest);
    const stopListening = queryClient.getQueryCache().subscribe(({ type }) => {
      // Two frames later what the answer changed is drawn.
      if (type === 'updated' && queryClient.isFetching() === 0) {
        requestAnimationFrame(() => requestAnimationFrame(lift));
      }
    });
  });
}
