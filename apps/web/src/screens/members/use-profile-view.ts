import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ActivityChoice } from '#web/features/activity/components/activity-filter.tsx';
import { isActivityFilter } from '#web/features/activity/model/activity-cards.ts';

export type ProfileTab = 'activity' | 'reviews';
type ProfileView = { tab: ProfileTab; choice: ActivityChoice };

export function useProfileView(isOwn: boolean) {
  const [params, setParams] = useSearchParams();
  // Show the chosen view before the URL changes: a radio button controlled by the URL would jump
  // back to the old view until then.
  const [wanted, setWanted] = useState<{ view: ProfileView; over: URLSearchParams } | null>(null);
  const view = wanted?.over === params ? wanted.view : readView(params, isOwn);

  function show(next: ProfileView) {
    setWanted({ view: next, over: params });
    setParams(writeView(next), { replace: true, preventScrollReset: true });
  }

  return {
    ...view,
    setTab: (tab: ProfileTab) => show({ ...view, tab }),
    setChoice: (choice: ActivityChoice) => show({ ...view, choice }),
  };
}

function readView(params: URLSearchParams, isOwn: boolean): ProfileView {
  const filter = params.get('filter');
  return {
    tab: isOwn && params.get('tab') === 'reviews' ? 'reviews' : 'activity',
    choice: {
      filter: isOwn && isActivityFilter(filter) ? filter : 'all',
      hostedOnly: isOwn && params.get('hosted') === '1',
    },
  };
}

function writeView({ tab, choice }: ProfileView): Record<string, string> {
  return {
    ...(tab === 'activity' ? {} : { tab }),
    ...(choice.filter === 'all' ? {} : { filter: choice.filter }),
    ...(choice.hostedOnly ? { hosted: '1' } : {}),
  };
}
