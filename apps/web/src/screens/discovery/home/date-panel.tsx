import { lazy, Suspense } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { ClubList } from '#web/features/club-cards/components/club-list.tsx';
import { DayStrip } from '#web/features/feed/components/day-strip.tsx';
import { chooseDate, dayQuery, shownDate } from '#web/features/feed/model/feed-day.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';
import { FeedFilters } from './feed-filters.tsx';
import { NoClubs } from './no-clubs.tsx';
import type { PanelProps } from './panel-props.ts';

const MonthSheet = lazy(async () => ({
  default: (await import('#web/features/feed/components/month-sheet.tsx')).MonthSheet,
}));

export function DatePanel({ feed, move, today, isCompact, ...cards }: PanelProps) {
  const { filters } = feed;
  const month = useNamedLayer('month');
  const date = shownDate(feed, today);
  const listWith = (nextFilters: typeof filters) =>
    discoveryQueries.byDate(dayQuery(date, today), nextFilters, today);
  const list = useInfiniteList(listWith(filters));
  const choose = (next: string) => move(chooseDate(next, feed, today));
  return (
    <>
      <DayStrip
        today={today}
        value={date}
        isFolded={isCompact}
        onChange={choose}
        onMonth={month.open}
      />
      <FeedFilters feed={feed} move={move} listWith={listWith} counted={{ date }} />
      <ClubList
        list={list}
        label="고른 날짜의 아지트"
        tag="time"
        empty={<NoClubs feed={feed} move={move} title={clubMessages.noneOnDate} />}
        {...cards}
      />
      {month.wasOpened && (
        <Suspense fallback={null}>
          <MonthSheet
            open={month.isOpen}
            today={today}
            date={date}
            filters={filters}
            onDone={choose}
            onClose={month.close}
          />
        </Suspense>
      )}
    </>
  );
}
