import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { Wordmark } from '#web/domain/wordmark.tsx';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { FeedTabs } from '#web/features/feed/components/feed-tabs.tsx';
import { HomeBanner } from '#web/features/feed/components/home-banner.tsx';
import { ReservedSpace } from '#web/features/feed/components/reserved-space.tsx';
import { feedChoice, feedTabs } from '#web/features/feed/model/feed-state.ts';
import { useFeedState } from '#web/features/feed/model/use-feed-state.ts';
import { type HomeSpace, useHomeSpace } from '#web/features/feed/model/use-home-space.ts';
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

/** Request these chunks when this module is evaluated, which is earlier than the first render. */
const stripsOnTheirWay = import('#web/features/feed/components/home-strips.tsx');
const HomeStrips = lazy(async () => ({ default: (await stripsOnTheirWay).HomeStrips }));
const crewStripOnItsWay = import('#web/features/crews/components/crew-strip.tsx');
const CrewStrip = lazy(async () => ({ default: (await crewStripOnItsWay).CrewStrip }));
const panelOnItsWay = import('./browse-panel.tsx');
const BrowsePanel = lazy(async () => ({ default: (await panelOnItsWay).BrowsePanel }));

const inserted = { after: 2, node: <HomeBanner /> };

const actions = (
  <>
    <IconLink to={paths.search} label="아지트 찾기" icon={<Search />} />
    <NoticeBell />
  </>
);

/**
 * In rem and including the margin of crew-strip.module.css: a question with two buttons, and a
 * single line.
 */
const questionHeight = 10.7;
const lineHeight = 5.2;

/** Reserves the space of the strip that was shown last, so that the tabs do not move later. */
function CrewSpace() {
  const [count] = useState(() => readKnownCount('answers') ?? 0);
  return count > 0 && <div style={{ height: `${count === 1 ? questionHeight : lineHeight}rem` }} />;
}

function IntroSpace({ space }: { space: HomeSpace | undefined }) {
  return (
    <>
      <ReservedSpace space={space} group="meetings" />
      <CrewSpace />
      <ReservedSpace space={space} group="strips" />
    </>
  );
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
        <Suspense fallback={<IntroSpace space={space} />}>
          <HomeStrips
            memberId={memberId}
            space={space}
            renderThumb={(club) => <ClubThumb club={club} />}
            onSpace={setSpace}
          >
            <Suspense fallback={<CrewSpace />}>
              <CrewStrip memberId={memberId} fallback={<CrewSpace />} onKnown={answersKnown} />
            </Suspense>
          </HomeStrips>
        </Suspense>
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
