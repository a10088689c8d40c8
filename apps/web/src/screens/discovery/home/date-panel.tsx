import { clubMessages } from '#web/domain/copy/club.ts';
import { ClubList } from '#web/features/club-cards/components/club-list.tsx';
import { DayStrip } from '#web/features/feed/components/day-strip.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';
import { NoClubs } from './no-clubs.tsx';
import type { PanelProps } from './panel-props.ts';

export function DatePanel({ feed: { day }, move, today, onOpen, inserted }: PanelProps) {
  const list = useInfiniteList(discoveryQueries.byDate(day, today));
  return (
    <>
      <DayStrip today={today} value={day} onChange={(next) => move({ day: next })} />
      <ClubList
        list={list}
        label="고른 날짜의 아지트"
        onOpen={onOpen}
        inserted={inserted}
        empty={<NoClubs title={clubMessages.noneOnDate} />}
      />
    </>
  );
}
