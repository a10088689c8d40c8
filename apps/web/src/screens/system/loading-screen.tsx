import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Wordmark } from '#web/domain/wordmark.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './loading-screen.module.css';

const splashTime = 600;

export function LoadingScreen() {
  const navigate = useNavigate();
  usePageTitle();

  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), splashTime);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Page>
      <h1 className={styles.splash}>
        <Wordmark size="large" />
      </h1>
    </Page>
  );
}
