import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './club-detail-skeleton.module.css';

const facts = ['when', 'where', 'fee', 'who'];

export function FactsSkeleton() {
  return (
    <div className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact} className={styles.fact}>
          <Skeleton shape="circle" width="2.2rem" />
          <div className={styles.lines}>
            <Skeleton shape="line" width="60%" height="2.4rem" />
            <Skeleton shape="line" width="40%" height="1.8rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
