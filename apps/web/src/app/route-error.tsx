import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ApiError } from '#web/api/error.ts';
import { appMessages } from '#web/domain/copy/app.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './route-error.module.css';

/** For a screen that threw, or whose chunk is gone after a release: a reload repairs both. */
export function RouteError() {
  const error = useRouteError();
  usePageTitle('문제가 생겼어요');
  useEffect(() => {
    console.error(error);
  }, [error]);

  const message = error instanceof ApiError ? error.message : appMessages.crashed;
  return (
    <Page padded>
      <h1 className="visually-hidden">문제가 생겼어요</h1>
      <ErrorState message={message} onRetry={() => window.location.reload()} />
      <p className={styles.home}>
        <ButtonLink to={paths.home} variant="weak" size="medium" reloadDocument>
          {appMessages.goHome}
        </ButtonLink>
      </p>
    </Page>
  );
}
