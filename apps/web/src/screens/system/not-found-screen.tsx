import { appMessages } from '#web/domain/copy/app.ts';
import { pageMessages } from '#web/domain/copy/page.ts';
import { Wordmark } from '#web/domain/wordmark.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import styles from './not-found-screen.module.css';

export function NotFoundScreen() {
  usePageTitle(pageMessages.notFound.replace('.', ''));
  return (
    <Page topBar={<TopBar leading={<Wordmark />} />} padded>
      <div className={styles.notice}>
        <h1 className={styles.title}>{pageMessages.notFound}</h1>
        <p className={styles.how}>주소가 바뀌었거나 사라진 페이지일 수 있어요.</p>
        <ButtonLink to={paths.home}>{appMessages.goHome}</ButtonLink>
      </div>
    </Page>
  );
}
