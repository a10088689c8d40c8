import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { noFilters } from '#web/domain/finding/club-filters.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';
import { similarClubs } from '../model/similar-clubs.ts';
import cards from './club-card.module.css';
import { ClubCard } from './club-card.tsx';
import styles from './similar-clubs.module.css';

export function SimilarClubs({ club }: { club: ClubDetail }) {
  const { categoryLargeId } = club.categorySmall;
  const { items } = useInfiniteList(
    discoveryQueries.byCategory(categoryLargeId, noFilters, useSeoulToday()),
  );
  const similar = similarClubs(club, items);
  if (similar.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="similar-clubs">
      <h2 id="similar-clubs" className={styles.heading}>
        {meetingMessages.similar}
      </h2>
      <ul className={cards.list}>
        {similar.map((one) => (
          <li key={one.clubId}>
            <ClubCard club={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
