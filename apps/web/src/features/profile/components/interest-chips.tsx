import { useQuery } from '@tanstack/react-query';
import { categoryQueries } from '#web/queries/category-queries.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import styles from './profile-header.module.css';

export function InterestChips({ ids }: { ids: readonly number[] }) {
  const { data = [] } = useQuery(categoryQueries.small());
  if (ids.length === 0) return null;
  const chosen = data.filter(({ categorySmallId }) => ids.includes(categorySmallId));
  return (
    <ul className={styles.chips} aria-label="관심사">
      {chosen.map(({ categorySmallId, categoryName }) => (
        <li key={categorySmallId}>
          <Chip tone="point">{categoryName}</Chip>
        </li>
      ))}
    </ul>
  );
}
