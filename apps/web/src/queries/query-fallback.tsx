import type { ReactNode } from 'react';
import { messageOf } from '#web/api/error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

type UnansweredProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Shown while the answer is on its way. */
  children: ReactNode;
};

/** Where an answer will stand: its skeleton, or why it did not come and the way to ask again. */
export function QueryFallback({
  query: { error, isFetching, refetch },
  children,
}: UnansweredProps) {
  if (!error) return children;
  return (
    <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
  );
}
