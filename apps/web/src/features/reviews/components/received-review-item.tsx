import type { ReceivedReview } from '@azit/contract/reviews/review.schema';
import { formatDetailDate } from '@azit/rules/meeting-time';
import { Link } from 'react-router';
import { paths } from '#web/navigation/paths.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import { commentLabels } from '../model/comment-labels.ts';
import styles from './received-reviews.module.css';

/** The author is omitted, because reviews are anonymous. */
export function ReceivedReviewItem({ review }: { review: ReceivedReview }) {
  const { commentCategory, secondCategory, commentBody, club } = review;
  return (
    <article className={styles.review}>
      <h3 className={styles.praises}>
        <Badge tone="point">{commentLabels[commentCategory]}</Badge>
        {secondCategory && <Badge tone="point">{commentLabels[secondCategory]}</Badge>}
      </h3>
      {commentBody && <p className={styles.body}>{commentBody}</p>}
      <p className={styles.source}>
        <Link to={paths.clubDetail(club.clubId)} className={styles.club}>
          {club.clubName}
        </Link>
        <TimeText dateTime={club.meetingDate}>
          {formatDetailDate(club.meetingDate, new Date())}
        </TimeText>
      </p>
    </article>
  );
}
