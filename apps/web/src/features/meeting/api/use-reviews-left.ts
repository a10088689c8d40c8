import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '#web/queries/review-queries.ts';

/** Undefined while loading. A member who may not review gets an error, which counts as 0. */
export function useReviewsLeft(clubId: number, isOver: boolean): number | undefined {
  const { data, isError } = useQuery({ ...reviewQueries.reviewees(clubId), enabled: isOver });
  return isError ? 0 : data?.people.length;
}
