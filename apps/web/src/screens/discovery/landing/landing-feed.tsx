import { lazy, type MouseEvent, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { discoveryMessages } from '#web/domain/copy/discovery.ts';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { FeedTabs } from '#web/features/feed/components/feed-tabs.tsx';
import { choiceOf } from '#web/features/feed/model/feed-state.ts';
import { useFeedState } from '#web/features/feed/model/use-feed-state.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { paths } from '#web/navigation/paths.ts';
import { CategoryPanel } from '#web/screens/discovery/home/category-panel.tsx';
import { requestLoginPrompt } from '#web/session/login-prompt.ts';
import styles from './landing-screen.module.css';

/** Beside the first download, and here before somebody turns to it. */
const panelOnItsWay = import('#web/screens/discovery/home/date-panel.tsx');
const DatePanel = lazy(async () => ({ default: (await panelOnItsWay).DatePanel }));

const publicTabs = ['category', 'date'] as const;

/** What a guest may browse. A card asks for the login, which then leads to its club. */
export function LandingFeed() {
  const { feed, move } = useFeedState(publicTabs);
  const today = useSeoulToday();
  const { search } = useLocation();
  const navigate = useNavigate();

  // The route guard would ask as well, but lose the guest's tab and scroll position.
  function askToLogIn(event: MouseEvent, detailPath: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    requestLoginPrompt(detailPath);
    void navigate({ pathname: paths.home, search }, { replace: true, preventScrollReset: true });
  }

  const panel = { feed, move, today, onOpen: askToLogIn };
  return (
    <section aria-labelledby="live-clubs">
      <h2 id="live-clubs" className={styles.heading}>
        {discoveryMessages.liveClubs}
      </h2>
      <FeedTabs
        tabs={publicTabs}
        value={feed.tab}
        choice={choiceOf(feed)}
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
