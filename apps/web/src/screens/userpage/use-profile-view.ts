import { useSearchParams } from 'react-router';
import type { ActivityChoice } from '#web/features/activity/components/activity-filter.tsx';
import { isActivityFilter } from '#web/features/activity/model/activity-cards.ts';

export type ProfileTab = 'activity' | 'reviews';

/** Tab and filter live in the address, so that Back and reload keep them. */
export function useProfileView(isOwn: boolean) {
  const [params, setParams] = useSearchParams();
  const filter = params.get('filter');
  const choice: ActivityChoice = {
    filter: isOwn && isActivityFilter(filter) ? filter : 'all',
    hostedOnly: isOwn && params.get('hosted') === '1',
  };
  const tab: ProfileTab = isOwn && params.get('tab') === 'reviews' ? 'reviews' : 'activity';

  function change(next: Record<string, string | null>) {
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === null) before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    tab,
    choice,
    setTab: (value: ProfileTab) => change({ tab: value === 'activity' ? null : value }),
    setChoice: (value: ActivityChoice) =>
      change({
        filter: value.filter === 'all' ? null : value.filter,
        hosted: value.hostedOnly ? '1' : null,
      }),
  };
}
