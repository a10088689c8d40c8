import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { applicationQueries } from '#web/queries/application-queries.ts';
import { readKnownCount, saveKnownCount } from '#web/queries/known-counts.ts';
import { type StripName, usePutAway } from './use-put-away.ts';

export function useHomeStrips(memberId: number) {
  const applications = useQuery(applicationQueries.waiting());
  const finished = useQuery(activityQueries.awaitingReview(memberId));
  const waiting = useStrip('waiting', applications.isPending, applications.data);
  const reviews = useStrip('reviews', finished.isPending, finished.data);
  const counts = [waiting.count, reviews.count];
  return {
    waiting,
    reviews,
    lines: counts.includes(undefined) ? undefined : counts.filter(Boolean).length,
  };
}

function useStrip<Data extends { count: number }>(
  name: StripName,
  isPending: boolean,
  data: Data | undefined,
) {
  const { isAway, putAway } = usePutAway(name, data?.count);
  const shown = data === undefined || isAway ? null : data;
  const count = shown?.count ?? 0;
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) saveKnownCount(name, count);
  }, [name, isKnown, count]);
  return { shown, putAway, count: isPending ? readKnownCount(name) : count };
}
