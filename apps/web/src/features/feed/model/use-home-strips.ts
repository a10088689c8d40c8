import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNow } from '#web/lib/use-now.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { saveKnownCount } from '#web/queries/known-counts.ts';
import { nearMeetings } from './own-meetings.ts';
import { type StripName, usePutAway } from './use-put-away.ts';

const minute = 60_000;

export function useHomeStrips(memberId: number) {
  const { data, isPending } = useQuery(activityQueries.overview(memberId));
  const now = useNow(minute);
  const meetings = nearMeetings(data?.meetings ?? [], now);
  const waiting = useStrip('waiting', data?.waiting);
  const reviews = useStrip('reviews', data?.reviews);
  const strips = [waiting.shown, reviews.shown].filter(Boolean).length;
  return { meetings, now, waiting, reviews, strips, isPending };
}

function useStrip<Data extends { count: number }>(name: StripName, data: Data | undefined) {
  const { isAway, putAway } = usePutAway(name, data?.count);
  const shown = data === undefined || isAway ? null : data;
  const count = shown?.count ?? 0;
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) saveKnownCount(name, count);
  }, [name, isKnown, count]);
  return { shown, putAway };
}
