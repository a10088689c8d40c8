import { lazy, Suspense } from 'react';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { FeedTabs } from '#web/features/feed/components/feed-tabs.tsx';
import { feedChoice } from '#web/features/feed/model/feed-state.ts';
import { useFeedState } from '#web/features/feed/model/use-feed-state.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { CategoryPanel } from '#web/screens/discovery/home/category-panel.tsx';
import styles from './landing-screen.module.css';

const panelOnItsWay = import('#web/screens/discovery/home/date-panel.tsx');
const DatePanel = lazy(async () => ({ default: (await panelOnItsWay).DatePanel }));

const publicTabs = ['category', 'date'] as const;

export function LandingFeed() {
  const { feed, move } = useFeedState(publicTabs);
  const today = useSeoulToday();
  const panel = { feed, move, today };
  return (
    <section aria-labelledby="live-clubs">
      <h2 id="live-clubs" className={styles.heading}>
        지금 모이는 아지트
      </h2>
      <FeedTabs
        tabs={publicTabs}
        value={feed.tab}
        choice={feedChoice(feed)}
        onChange={(tab) => move({ tab })}
      >
        {feed.tab === 'category' ? (
          <CategoryPanel {...panel} />
        ) : (
          <Suspense fallback={<ClubListSkeleton />}>
            <DatePanel {...panel} />
          </Suspense>
        )}
      </FeedTabs>
    </section>
  );
}
