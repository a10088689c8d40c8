import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '#web/queries/review-queries.ts';

/** Undefined until known. A member who may not review has none left. */
export function useReviewsLeft(clubId: number, isOver: boolean): number | undefined {
  const { data, isError } = useQuery({ ...reviewQueries.reviewees(clubId), enabled: isOver });
  return isError ? 0 : data?.length;
}
