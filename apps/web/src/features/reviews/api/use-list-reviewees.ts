import { reviews } from '@azit/contract/reviews/reviews.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Fresh on every visit, and still while somebody writes. */
export function useListReviewees(clubId: number) {
  return useQuery({
    queryKey: ['reviews', 'reviewees', clubId],
    queryFn: async ({ signal }) =>
      (await call(reviews.listReviewees, { params: { clubId }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
