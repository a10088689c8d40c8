import { Unanswered } from '#web/lib/unanswered.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx';
import { useGetJoinQuestion } from '../api/use-get-join-question.ts';
import styles from './join-form.module.css';

export function QuestionCard({ clubId }: { clubId: number }) {
  const query = useGetJoinQuestion(clubId);
  if (query.data !== undefined) {
    return (
      <section className={styles.card}>
        <h2 className={styles.label}>호스트의 질문</h2>
        <p className={styles.question}>{query.data}</p>
      </section>
    );
  }
  return (
    <Unanswered query={query}>
      <SkeletonGroup>
        <Skeleton height="8.9rem" />
      </SkeletonGroup>
    </Unanswered>
  );
}
