import type { ReactNode } from 'react';
import { ApiError, errorMessage } from '#web/api/error.ts';
import { paths } from '#web/navigation/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './ticket-state.module.css';

type TicketStateProps = {
  topBar: ReactNode;
  signUp: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
};

export function TicketState({ topBar, signUp }: TicketStateProps) {
  return (
    <Page padded topBar={topBar}>
      {signUp.error ? (
        <>
          <ErrorState
            message={errorMessage(signUp.error)}
            retrying={signUp.isFetching}
            // Offer no retry for a used ticket: the server never accepts the ticket again.
            onRetry={isUsedUp(signUp.error) ? undefined : () => void signUp.refetch()}
          />
          <p className={styles.exit}>
            <ButtonLink to={paths.login} replace variant="weak" size="medium">
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

function isUsedUp(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
