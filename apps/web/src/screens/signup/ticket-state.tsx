import type { ReactNode } from 'react';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx';
import styles from './ticket-state.module.css';

type TicketStateProps = {
  topBar: ReactNode;
  signup: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** While the ticket is looked up, or when it is no longer good. */
export function TicketState({ topBar, signup }: TicketStateProps) {
  return (
    <Page padded topBar={topBar}>
      {signup.error ? (
        <>
          <ErrorState
            message={messageOf(signup.error)}
            retrying={signup.isFetching}
            // A spent ticket stays spent.
            onRetry={isSpent(signup.error) ? undefined : () => void signup.refetch()}
          />
          <p className={styles.exit}>
            <ButtonLink to="/login" replace variant="weak" size="medium">
              로그인으로 가기
            </ButtonLink>
          </p>
        </>
      ) : (
        <SkeletonGroup>
          <div className={styles.shapes}>
            <Skeleton shape="line" width="60%" height="3rem" />
            <Skeleton shape="circle" width="9.6rem" />
            <Skeleton height="5.2rem" />
            <Skeleton height="5.2rem" />
            <Skeleton height="9.6rem" />
          </div>
        </SkeletonGroup>
      )}
    </Page>
  );
}

function isSpent(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
