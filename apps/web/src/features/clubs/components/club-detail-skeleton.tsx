import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx';
import styles from './club-detail-skeleton.module.css';

const facts = ['when', 'where', 'fee', 'who'];

export function ClubDetailSkeleton() {
  return (
    <>
      <h1 className="visually-hidden">아지트 상세</h1>
      <SkeletonGroup>
        <div className={styles.banner}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.body}>
          <Skeleton shape="line" width="80%" height="3rem" />
          <Skeleton shape="line" width="50%" height="2.2rem" />
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
        </div>
      </SkeletonGroup>
    </>
  );
}
