import { discoveryMessages } from '#web/domain/copy/discovery.ts';
import { FeedTabs } from '#web/features/feed/components/feed-tabs.tsx';
import { useFeedState } from '#web/features/feed/model/use-feed-state.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { CategoryPanel } from '#web/screens/discovery/home/category-panel.tsx';
import { DatePanel } from '#web/screens/discovery/home/date-panel.tsx';
import styles from './landing-screen.module.css';

const publicTabs = ['category', 'date'] as const;

/** What a guest may browse. A card leads to the invitation to its club. */
export function LandingFeed() {
  const { feed, move } = useFeedState(publicTabs);
  const today = useSeoulToday();
  const panel = { feed, move, today };
  return (
    <section aria-labelledby="live-clubs">
      <h2 id="live-clubs" className={styles.heading}>
        {discoveryMessages.liveClubs}
      </h2>
      <FeedTabs
        tabs={publicTabs}
        value={feed.tab}
        choice={`${feed.cl} ${feed.day}`}
        onChange={(tab) => move({ tab })}
      >
        {feed.tab === 'date' ? <DatePanel {...panel} /> : <CategoryPanel {...panel} />}
      </FeedTabs>
    </section>
  );
}
