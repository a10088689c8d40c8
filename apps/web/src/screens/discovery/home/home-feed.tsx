import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { Wordmark } from '#web/domain/wordmark.tsx';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { FeedTabs } from '#web/features/feed/components/feed-tabs.tsx';
import { HomeBanner } from '#web/features/feed/components/home-banner.tsx';
import { ReviewStrip } from '#web/features/feed/components/review-strip.tsx';
import { feedTabs } from '#web/features/feed/model/feed-state.ts';
import { useFeedState } from '#web/features/feed/model/use-feed-state.ts';
import { NoticeBell } from '#web/features/notices/components/notice-bell.tsx';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { paths } from '#web/navigation/paths.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { DatePanel } from './date-panel.tsx';
import styles from './home-feed.module.css';
import { RecommendPanel } from './recommend-panel.tsx';

const actions = (
  <>
    <IconLink to={paths.search} label="아지트 찾기" icon={<Search aria-hidden />} />
    <NoticeBell />
  </>
);

export function HomeFeed({ memberId }: { memberId: number }) {
  const { feed, move } = useFeedState(feedTabs);
  const today = useSeoulToday();
  const awaiting = useQuery(activityQueries.awaitingReview(memberId));
  const panel = { feed, move, today };
  return (
    <Page topBar={<TopBar leading={<Wordmark />} trailing={actions} />}>
      <h1 className="visually-hidden">홈</h1>
      <div className={styles.intro}>
        <HomeBanner today={today} />
        <ReviewStrip
          clubs={awaiting.data ?? []}
          renderThumb={(club) => <ClubThumb club={club} />}
        />
      </div>
      {/* The strip pushes the tabs down; until it is loaded they are laid out invisibly. */}
      {awaiting.isPending && (
        <div aria-hidden="true" className={styles.waiting}>
          <ClubListSkeleton />
        </div>
      )}
      <div className={awaiting.isPending ? styles.settling : undefined}>
        <FeedTabs
          tabs={feedTabs}
          value={feed.tab}
          choice={`${feed.cl} ${feed.day}`}
          onChange={(tab) => move({ tab })}
        >
          {feed.tab === 'recommend' && <RecommendPanel memberId={memberId} today={today} />}
          {feed.tab === 'category' && <CategoryPanel {...panel} />}
          {feed.tab === 'date' && <DatePanel {...panel} />}
        </FeedTabs>
      </div>
    </Page>
  );
}
