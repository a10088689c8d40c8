import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { ApiError } from '#web/api/error.ts';
import { requestMessages } from '#web/api/request-copy.ts';
import { BootMark } from '#web/app/boot-mark.tsx';
import { appMessages } from '#web/domain/copy/app.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './route-error.module.css';

export function RouteError() {
  const error = useRouteError();
  const message = useMessage(error);
  usePageTitle('문제가 생겼어요');
  if (message === null) return <BootMark />;
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

function useMessage(error: unknown): string | null {
  const [chunkMessage, setChunkMessage] = useState<string | null>(null);
  useEffect(() => {
    console.error(error);
    if (!isChunkFailure(error)) return;
    setChunkMessage(null);
    void repairChunks().then((state) => {
      if (state === 'offline') setChunkMessage(requestMessages.offline);
      if (state === 'broken') setChunkMessage(appMessages.crashed);
    });
  }, [error]);
  if (isChunkFailure(error)) return chunkMessage;
  return error instanceof ApiError ? error.message : appMessages.crashed;
}

/** Error texts of Chromium, Firefox, Safari and Vite for a chunk that failed to load. */
const loadFailure = /dynamically imported module|module script failed|preload CSS/i;
const reloadedKey = 'reloadedFor';
const probeLimit = 10_000;

function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && loadFailure.test(error.message);
}

/**
 * A new release removes the chunks of the previous release, so reload once to load the new chunks.
 * Reloading again would loop forever if a chunk is really missing.
 */
async function repairChunks(): Promise<'offline' | 'reloading' | 'broken'> {
  if (!(await isServerReachable())) return 'offline';
  if (sessionStorage.getItem(reloadedKey) === import.meta.url) return 'broken';
  sessionStorage.setItem(reloadedKey, import.meta.url);
  window.location.reload();
  return 'reloading';
}

/** `navigator.onLine` may be wrong, so send a request instead. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeLimit);
    return (await fetch('/robots.txt', { cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}
