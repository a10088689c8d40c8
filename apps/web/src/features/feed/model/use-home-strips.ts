import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { applicationQueries } from '#web/queries/application-queries.ts';
import { type CountName, keepKnownCount, readKnownCount } from '#web/queries/known-counts.ts';

/**
 * What waits for the member; null where nothing does. `lines` is how many strips that takes:
 * undefined until the server has replied or the last visit tells.
 */
export function useHomeStrips(memberId: number) {
  const waiting = useQuery(applicationQueries.waiting());
  const reviews = useQuery(activityQueries.awaitingReview(memberId));
  const counts = [
    useCount('waiting', waiting.isPending, waiting.data?.count),
    useCount('reviews', reviews.isPending, reviews.data?.length),
  ];
  return {
    waiting: waiting.data?.count ? waiting.data : null,
    reviews: reviews.data?.length ? reviews.data : null,
    lines: counts.includes(undefined) ? undefined : counts.filter(Boolean).length,
  };
}

/** A call that fails counts as nothing to show. */
function useCount(name: CountName, isPending: boolean, count: number | undefined) {
  useEffect(() => {
    if (count !== undefined) keepKnownCount(name, count);
  }, [name, count]);
  return isPending ? readKnownCount(name) : (count ?? 0);
}
