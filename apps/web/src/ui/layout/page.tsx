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
  // The pane around a list is already a landmark, so the list is a section instead of a second
  // `main`. Inside a section, the header of the list does not become the banner of the document.
  if (usePane()) return <section className={styles.page}>{inner}</section>;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {inner}
    </main>
  );
}
