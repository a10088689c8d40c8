import type { ReactElement } from 'react';

/** The list renders on every scroll event, and React skips rows whose element is identical. */
export function createElementCache<Row extends object>() {
  const cache = new WeakMap<Row, { shown: readonly unknown[]; element: ReactElement }>();
  return (row: Row, shown: readonly unknown[], render: () => ReactElement): ReactElement => {
    const cached = cache.get(row);
    if (cached?.shown.every((value, index) => value === shown[index])) return cached.element;
    const element = render();
    cache.set(row, { shown, element });
    return element;
  };
}
