import type { ReceivedReview } from '@azit/contract/reviews/review.schema';
import { Link } from 'react-router';
import { paths } from '#web/navigation/paths.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import { commentLabels } from '../model/comment-labels.ts';
import styles from './received-reviews.module.css';

/** The author is omitted, because reviews are anonymous. */
export function ReceivedReviewItem({ review }: { review: ReceivedReview }) {
  const { commentCategory, commentBody, club } = review;
  return (
    <article className={styles.review}>
      <h3>
        <Badge tone="point">{commentLabels[commentCategory]}</Badge>
      </h3>
      {commentBody && <p className={styles.body}>{commentBody}</p>}
      <p className={styles.source}>
        <Link to={paths.clubDetail(club.clubId)} className={styles.club}>
          {club.clubName}
        </Link>
        <TimeText dateTime={club.meetingDate}>{meetingDay(club.meetingDate)}</TimeText>
      </p>
    </article>
  );
}

/** Includes the year, because reviews stay visible for years. */
function meetingDay(date: string): string {
  return `${date.slice(0, 4)}년 ${date.slice(5, 7)}월${date.slice(8, 10)}일`;
}
