import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '#web/queries/review-queries.ts';

/** Returns how many members the viewer can still review; undefined while loading, 0 if refused. */
export function useReviewsLeft(clubId: number, isOver: boolean): number | undefined {
  const { data, isError } = useQuery({ ...reviewQueries.reviewees(clubId), enabled: isOver });
  return isError ? 0 : data?.people.length;
}
