import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toast } from '#web/notify/notify.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './strip.module.css';

type StripProps = {
  to: string;
  icon: ReactNode;
  label: string;
  count: string;
  about: string;
  children: ReactNode;
  onPutAway: () => void;
};

export function Strip({ to, icon, label, count, about, children, onPutAway }: StripProps) {
  function putAway() {
    onPutAway();
    toast('치웠어요. 새로 생기면 다시 보여 드려요.');
    // Dismissing the strip removes the focused button, so move the focus to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section aria-label={label} className={styles.line}>
      <Link to={to} viewTransition className={styles.strip}>
        {icon}
        <span className="grow">
          {label} <b className={styles.count}>{count}</b>
          <span className="visually-hidden">: {about}</span>
        </span>
        <span className={styles.pictures}>{children}</span>
      </Link>
      <IconButton
        label={`${label} 치우기`}
        icon={<X />}
        className={styles.away}
        onClick={putAway}
      />
    </section>
  );
}
