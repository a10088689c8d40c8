import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { Wordmark } from '#web/domain/wordmark.tsx';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { AnswerStrips } from '#web/features/crews/components/answers/answer-strips.tsx';
import { FeedTabs } from '#web/features/feed/components/feed-tabs.tsx';
import { HomeBanner } from '#web/features/feed/components/home-banner.tsx';
import { HomeStrips } from '#web/features/feed/components/home-strips.tsx';
import { feedChoice, feedTabs } from '#web/features/feed/model/feed-state.ts';
import { useFeedState } from '#web/features/feed/model/use-feed-state.ts';
import { useHomeSpace } from '#web/features/feed/model/use-home-space.ts';
import { NoticeBell } from '#web/features/notices/components/notice-bell.tsx';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { paths } from '#web/navigation/paths.ts';
import { readKnownCount } from '#web/queries/known-counts.ts';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { useTitleTag } from '#web/ui/layout/pane.ts';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import styles from './home-feed.module.css';
import { RecommendPanel } from './recommend-panel.tsx';

const importPanel = () => import('./browse-panel.tsx');
const BrowsePanel = lazy(async () => ({ default: (await importPanel()).BrowsePanel }));
/** If the preload fails, opening the tab tries again. */
const preloadPanel = () => importPanel().catch(() => {});

const inserted = { after: 2, node: <HomeBanner /> };

const actions = (
  <>
    <IconLink to={paths.search} label="아지트 찾기" icon={<Search />} />
    <NoticeBell />
  </>
);

/** In rem, as in answer-strips.module.css: a question with two buttons, an offer, a single line. */
const questionHeight = 9.9;
const offerHeight = 5.6;
const lineHeight = 4.4;
/** In rem, the gap of `intro`. */
const gap = 1.2;

/** Reserves the space of the strips that were shown last, so that the tabs do not move later. */
function AnswerSpace() {
  const [height] = useState(knownHeight);
  return height > 0 && <div style={{ height: `${height}rem` }} />;
}

function knownHeight(): number {
  const questions = readKnownCount('questions') ?? 0;
  const offers = readKnownCount('offers') ?? 0;
  const lines = readKnownCount('answerLines') ?? 0;
  const heights = questions * questionHeight + offers * offerHeight + lines * lineHeight;
  return heights + (questions + offers + lines - 1) * gap;
}

export function HomeFeed({ memberId }: { memberId: number }) {
  const { feed, move } = useFeedState(feedTabs);
  const today = useSeoulToday();
  const Title = useTitleTag();
  const { space, isSettled, isCompact, setSpace, answersKnown } = useHomeSpace();
  const panel = { feed, move, today, isCompact };
  return (
    <Page topBar={<TopBar leading={<Wordmark />} trailing={actions} />}>
      <Title className="visually-hidden">홈</Title>
      {/* Show a skeleton and lay out the page invisibly until the height of the reminders above
          the tabs is known: visible tabs would move down when the reminders appear. */}
      {!isSettled && (
        <div aria-hidden="true" className={styles.waiting}>
          <ClubListSkeleton inserted={inserted} />
        </div>
      )}
      <div className={classNames(styles.intro, !isSettled && styles.settling)}>
        <HomeStrips
          memberId={memberId}
          space={space}
          renderThumb={(club) => <ClubThumb club={club} />}
          onSpace={(next) => {
            setSpace(next);
            void preloadPanel();
          }}
        >
          <AnswerStrips memberId={memberId} fallback={<AnswerSpace />} onKnown={answersKnown} />
        </HomeStrips>
      </div>
      <div className={isSettled ? undefined : styles.settling}>
        <FeedTabs
          tabs={feedTabs}
          value={feed.tab}
          choice={feedChoice(feed)}
          onChange={(tab) => move({ tab })}
        >
          {feed.tab === 'recommend' ? (
            <RecommendPanel
              memberId={memberId}
              inserted={isSettled ? inserted : undefined}
              {...panel}
            />
          ) : (
            <Suspense fallback={<ClubListSkeleton />}>
              <BrowsePanel {...panel} />
            </Suspense>
          )}
        </FeedTabs>
      </div>
    </Page>
  );
}
