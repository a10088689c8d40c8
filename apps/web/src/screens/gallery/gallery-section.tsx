import { type ReactNode, useId } from 'react';
import styles from './gallery.module.css';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type SampleProps = { name: string; children: ReactNode; row?: boolean };

export function Sample({ name, children, row = false }: SampleProps) {
  return (
    <div className={styles.sample}>
      <h3 className={styles.name}>{name}</h3>
      <div className={row ? styles.row : styles.stack}>{children}</div>
    </div>
  );
}

export function PhoneFrame({ children }: { children: ReactNode }) {
  return <div className={styles.phone}>{children}</div>;
}
