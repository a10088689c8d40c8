import type { RecommendedCard } from '@azit/contract/clubs/club.schema';
import { recommendationMessages } from '#web/domain/copy/finding/recommendation.ts';
import styles from './why-recommended.module.css';

export function whyRecommended({ reasons = [] }: Pick<RecommendedCard, 'clubId' | 'reasons'>) {
  if (reasons.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary>왜 추천했나요?</summary>
      {reasons.map((reason) => recommendationMessages.reasons[reason]).join(' · ')}
    </details>
  );
}
