import { Search } from 'lucide-react';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { useListAwaitingReview } from '#web/features/feed/api/use-list-awaiting-review.ts';
import { FeedTabs } from '#web/features/feed/components/feed-tabs.tsx';
import { HomeBanner } from '#web/features/feed/components/home-banner.tsx';
import { ReviewStrip } from '#web/features/feed/components/review-strip.tsx';
import { feedTabs } from '#web/features/feed/model/feed-place.ts';
import { useFeedPlace } from '#web/features/feed/model/use-feed-place.ts';
import { ClubThumb } from '#web/lib/club-thumb.tsx';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { Wordmark } from '#web/lib/wordmark.tsx';
import { CategoryPanel } from '#web/screens/home/category-panel.tsx';
import { DatePanel } from '#web/screens/home/date-panel.tsx';
import { RecommendPanel } from '#web/screens/home/recommend-panel.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import styles from './home-feed.module.css';

const searchLink = <IconLink to="/search" label="아지트 찾기" icon={<Search aria-hidden />} />;

export function HomeFeed({ memberId }: { memberId: number }) {
  const { place, move } = useFeedPlace(feedTabs);
  const today = useSeoulToday();
  const awaiting = useListAwaitingReview(memberId);
  const panel = { place, move, today };
  return (
    <Page topBar={<TopBar leading={<Wordmark />} trailing={searchLink} />}>
      <h1 className="visually-hidden">홈</h1>
      <div className={styles.intro}>
        <HomeBanner today={today} />
        <ReviewStrip
          clubs={awaiting.data ?? []}
          renderThumb={(club) => <ClubThumb club={club} />}
        />
      </div>
      {/* The strip decides where the tabs stand; until it is known they are laid out unseen. */}
      {awaiting.isPending && (
        <div aria-hidden="true" className={styles.waiting}>
          <ClubListSkeleton />
        </div>
      )}
      <div className={awaiting.isPending ? styles.settling : undefined}>
        <FeedTabs tabs={feedTabs} value={place.tab} onChange={(tab) => move({ tab })}>
          {place.tab === 'recommend' && <RecommendPanel memberId={memberId} today={today} />}
          {place.tab === 'category' && <CategoryPanel {...panel} />}
          {place.tab === 'date' && <DatePanel {...panel} />}
        </FeedTabs>
      </div>
    </Page>
  );
}
