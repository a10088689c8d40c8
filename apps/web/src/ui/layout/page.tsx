import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './page.module.css';
import { usePane } from './pane.ts';

export type PageProps = {
  children: ReactNode;
  topBar?: ReactNode;
  actionBar?: ReactNode;
  padded?: boolean;
};

export function Page({ children, topBar, actionBar, padded = false }: PageProps) {
  const inner = (
    <>
      {topBar}
      <div className={classNames(styles.content, padded && styles.padded)}>{children}</div>
      {actionBar}
    </>
  );
  // The pane is the landmark, so a list beside a page is a section. A section also keeps its header
  // from becoming the document's banner.
  if (usePane()) return <section className={styles.page}>{inner}</section>;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {inner}
    </main>
  );
}
