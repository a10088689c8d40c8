import { CalendarDays, MessageCircleQuestion, ThermometerSun } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { slogan, Wordmark } from '#web/domain/wordmark.tsx';
import { ClubListSkeleton } from '#web/features/club-cards/components/club-list-skeleton.tsx';
import { FeedTabs } from '#web/features/feed/components/feed-tabs.tsx';
import { feedChoice } from '#web/features/feed/model/feed-state.ts';
import { useFeedState } from '#web/features/feed/model/use-feed-state.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { CategoryPanel } from '#web/screens/discovery/home/category-panel.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './landing-screen.module.css';

const promises = [
  { icon: CalendarDays, text: '오늘 저녁부터 다음 달까지, 3~20명' },
  { icon: MessageCircleQuestion, text: '호스트의 질문에 답하고, 수락을 받아 함께해요' },
  { icon: ThermometerSun, text: '만나고 나면 후기를 남기고 아지트 온도를 올려요' },
];

export function LandingScreen() {
  usePageTitle();
  return (
    <Page>
      <div className={styles.landing} data-wide-page>
        <header className={styles.hero}>
          <Wordmark size="medium" />
          <h1 className={styles.slogan}>{slogan}</h1>
          <ul className={styles.promises}>
            {promises.map(({ icon: Icon, text }) => (
              <li key={text} className={styles.promise}>
                <Icon />
                {text}
              </li>
            ))}
          </ul>
          <div className={styles.doors}>
            <ButtonLink to={paths.login} full>
              로그인
            </ButtonLink>
            <ButtonLink to={paths.signUp} variant="weak" full>
              회원가입
            </ButtonLink>
          </div>
        </header>
        <LandingFeed />
      </div>
    </Page>
  );
}

const panelOnItsWay = import('#web/screens/discovery/home/date-panel.tsx');
const DatePanel = lazy(async () => ({ default: (await panelOnItsWay).DatePanel }));

const publicTabs = ['category', 'date'] as const;

function LandingFeed() {
  const { feed, move } = useFeedState(publicTabs);
  const today = useSeoulToday();
  const panel = { feed, move, today, isCompact: false };
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
