import { type Ref, type RefObject, useCallback, useRef } from 'react';

export function useMergedRef<T>(
  outer: Ref<T> | undefined,
): [RefObject<T | null>, (node: T | null) => void] {
  const inner = useRef<T>(null);
  const attach = useCallback(
    (node: T | null) => {
      inner.current = node;
      if (typeof outer === 'function') outer(node);
      else if (outer) outer.current = node;
    },
    [outer],
  );
  return [inner, attach];
}
