import type { ReactElement } from 'react';

/**
 * Returns the same element for a row until one of `shown` changes. The list is rendered with every
 * scroll event, and React skips rows whose element is the same.
 */
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
