import { messageOf } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx';
import { useGetJoinQuestion } from '../api/use-get-join-question.ts';
import styles from './join-form.module.css';

export function QuestionCard({ clubId }: { clubId: number }) {
  const { data: question, error, isFetching, refetch } = useGetJoinQuestion(clubId);
  if (question !== undefined) {
    return (
      <section className={styles.card}>
        <h2 className={styles.label}>호스트의 질문</h2>
        <p className={styles.question}>{question}</p>
      </section>
    );
  }
  if (error) {
    const retry = () => void refetch();
    return <ErrorState message={messageOf(error)} retrying={isFetching} onRetry={retry} />;
  }
  return (
    <SkeletonGroup>
      <Skeleton height="8.9rem" />
    </SkeletonGroup>
  );
}
