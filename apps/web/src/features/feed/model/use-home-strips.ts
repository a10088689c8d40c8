import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNow } from '#web/lib/use-now.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { saveKnownCount } from '#web/queries/known-counts.ts';
import { readOwn, writeOwn } from '#web/session/own-storage.ts';
import { findLaterMeeting, nearMeetings } from './own-meetings.ts';

const minute = 60_000;

export function useHomeStrips(memberId: number) {
  const { data, isPending } = useQuery(activityQueries.overview(memberId));
  const now = useNow(minute);
  const all = data?.meetings ?? [];
  const meetings = nearMeetings(all, now);
  const later = meetings.length === 0 ? findLaterMeeting(all, now) : undefined;
  const waiting = useStrip('waiting', data?.waiting);
  const reviews = useStrip('reviews', data?.reviews);
  const strips = [waiting.shown, reviews.shown].filter(Boolean).length;
  return { meetings, later, now, waiting, reviews, strips, isPending };
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

type StripName = 'waiting' | 'reviews';

const storageKey = 'putAway';

/**
 * A strip shows how many applications or reviews are waiting. A dismissed strip stays hidden until
 * that number rises above the lowest value since the dismissal: then something new is waiting.
 */
function usePutAway(name: StripName, count: number | undefined) {
  const [mark, setMark] = useState(() => readMark(name));
  if (count !== undefined && count < mark) setMark(count);
  useEffect(() => saveMark(name, mark), [name, mark]);
  return {
    isAway: count !== undefined && count <= mark,
    putAway: () => setMark(count ?? 0),
  };
}

function readMark(name: StripName): number {
  const mark = readOwn(storageKey)[name];
  return typeof mark === 'number' ? mark : 0;
}

function saveMark(name: StripName, mark: number): void {
  if (readMark(name) === mark) return;
  const marks = { ...readOwn(storageKey), [name]: mark };
  const hasNone = Object.values(marks).every((saved) => saved === 0);
  writeOwn(storageKey, hasNone ? null : marks);
}
