import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './page.module.css';
import { usePane } from './pane.ts';

export type PageProps = {
  children: ReactNode;
  topBar?: ReactNode;
  actionBar?: ReactNode;
  /** Adds the gutters; pages with edge-to-edge parts set their own. */
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
  // The pane is the landmark. A section keeps the header part of the list, not of the document.
  if (usePane()) return <section className={styles.page}>{inner}</section>;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {inner}
    </main>
  );
}
