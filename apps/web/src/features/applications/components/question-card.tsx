import { useQuery } from '@tanstack/react-query';
import { clubQueries } from '#web/queries/club-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './join-form.module.css';

export function QuestionCard({ clubId }: { clubId: number }) {
  const query = useQuery(clubQueries.joinQuestion(clubId));
  if (query.data !== undefined) {
    return (
      <section className={styles.card}>
        <h2 className={styles.label}>호스트의 질문</h2>
        <p className={styles.question}>{query.data}</p>
      </section>
    );
  }
  return (
    <QueryFallback query={query}>
      <SkeletonGroup>
        <Skeleton height="8.9rem" />
      </SkeletonGroup>
    </QueryFallback>
  );
}
