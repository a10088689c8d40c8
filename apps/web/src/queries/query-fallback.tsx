import type { ReactNode } from 'react';
import { errorMessage } from '#web/api/error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

export type QueryFallbackProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
};

export function QueryFallback({
  query: { error, isFetching, refetch },
  children,
}: QueryFallbackProps) {
  if (!error) return children;
  return (
    <ErrorState
      message={errorMessage(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
