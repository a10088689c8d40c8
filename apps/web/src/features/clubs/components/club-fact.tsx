import type { ReactNode } from 'react';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './club-fact-rows.module.css';

type ClubFactProps = {
  icon: ReactNode;
  label: string;
  more?: string | false;
  struck?: boolean;
  children: ReactNode;
};

export function ClubFact({ icon, label, more, struck, children }: ClubFactProps) {
  return (
    <li className={styles.fact}>
      {icon}
      <div>
        <p className={styles.main}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {struck ? <s>{children}</s> : children}
        </p>
        {more && <p className={styles.more}>{more}</p>}
      </div>
    </li>
  );
}
