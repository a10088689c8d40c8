import { useSyncExternalStore } from 'react';

/** From this width there is room for a rail and two panes: 64em is 1024 px. */
const query = '(min-width: 64em)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** False in the build, which renders first views: their styles fit both. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
