import type { ReactNode } from 'react';
import { messageOf } from '#web/api/error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

export type QueryFallbackProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Shown while the query is loading. */
  children: ReactNode;
};

/** Stands in for the data of a query: its skeleton, or the error with a retry button. */
export function QueryFallback({
  query: { error, isFetching, refetch },
  children,
}: QueryFallbackProps) {
  if (!error) return children;
  return (
    <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
  );
}
