import { appMessages } from '#web/lib/messages/app.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Wordmark } from '#web/lib/wordmark.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import styles from './not-found-screen.module.css';

export function NotFoundScreen() {
  usePageTitle(appMessages.notFoundLabel);
  return (
    <Page topBar={<TopBar leading={<Wordmark />} />} padded>
      <div className={styles.notice}>
        <p className={styles.label} lang="en">
          {appMessages.notFoundLabel}
        </p>
        <h1 className={styles.title}>{appMessages.notFound}</h1>
        <p className={styles.how}>주소가 바뀌었거나 사라진 페이지일 수 있어요.</p>
        <ButtonLink to="/">{appMessages.goHome}</ButtonLink>
      </div>
    </Page>
  );
}
