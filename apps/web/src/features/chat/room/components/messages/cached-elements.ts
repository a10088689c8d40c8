import type { ReactElement } from 'react';

/**
 * Keeps the element of each row and returns it again until one of `shown` is another: the list is
 * drawn anew with every step of a scroll, and React skips rows whose element is the same.
 */
export function createElementCache<Row extends object>() {
  const kept = new WeakMap<Row, { shown: readonly unknown[]; element: ReactElement }>();
  return (row: Row, shown: readonly unknown[], draw: () => ReactElement): ReactElement => {
    const before = kept.get(row);
    if (before?.shown.every((value, index) => value === shown[index])) return before.element;
    const element = draw();
    kept.set(row, { shown, element });
    return element;
  };
}
