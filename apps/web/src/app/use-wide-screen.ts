import { useSyncExternalStore } from 'react';

/** From this width the column frame shows its panel: 62.5em of the browser are 100rem of ours. */
const query = '(min-width: 62.5em)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
