import type { ReactNode } from 'react';
import styles from './offer.module.css';

type OfferProps = { icon?: ReactNode; title: string; text: string; children: ReactNode };

/** A box with an optional next step. `children` are its buttons. */
export function Offer({ icon, title, text, children }: OfferProps) {
  return (
    <section className={styles.offer} aria-label={title}>
      {icon}
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
