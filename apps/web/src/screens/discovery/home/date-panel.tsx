import { clubMessages } from '#web/domain/copy/club.ts';
import { ClubList } from '#web/features/club-cards/components/club-list.tsx';
import { useListByDate } from '#web/features/feed/api/use-list-by-date.ts';
import { DayStrip } from '#web/features/feed/components/day-strip.tsx';
import { NoClubs } from './no-clubs.tsx';
import type { PanelProps } from './panel-props.ts';

export function DatePanel({ feed: { day }, move, today, onOpen }: PanelProps) {
  const list = useListByDate(day, today);
  return (
    <>
      <DayStrip today={today} value={day} onChange={(next) => move({ day: next })} />
      <ClubList
        list={list}
        label="고른 날짜의 아지트"
        onOpen={onOpen}
        empty={<NoClubs title={clubMessages.noneOnDate} />}
      />
    </>
  );
}
