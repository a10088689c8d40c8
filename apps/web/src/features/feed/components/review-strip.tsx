import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { formatCardTime } from '@azit/rules/meeting-time';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { discoveryMessages } from '#web/domain/copy/discovery.ts';
import { paths } from '#web/navigation/paths.ts';
import styles from './review-strip.module.css';

type FinishedClub = ClubParticipation['clubInfoResponse'];

type ReviewStripProps = {
  clubs: readonly FinishedClub[];
  renderThumb: (club: FinishedClub) => ReactNode;
};

/** The way from a meeting that is over to its reviews. Nothing where none is open. */
export function ReviewStrip({ clubs, renderThumb }: ReviewStripProps) {
  if (clubs.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="awaiting-review">
      <h2 id="awaiting-review" className={styles.heading}>
        {discoveryMessages.awaitingReview}
      </h2>
      <ul className={styles.clubs}>
        {clubs.map((club) => (
          <li key={club.clubId} className={styles.club}>
            <Link to={paths.reviewCreate(club.clubId)} viewTransition className={styles.row}>
              <span className={styles.thumb}>{renderThumb(club)}</span>
              <span className={styles.text}>
                <span className={styles.name}>{club.clubName}</span>
                <span className={styles.time}>{formatCardTime(club, new Date())}</span>
              </span>
              <span className={styles.action}>{discoveryMessages.writeReview}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
