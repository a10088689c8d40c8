import { formatDetailDate } from '@azit/rules/meeting-time';
import { addDays } from '@azit/rules/seoul-clock';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ClubFilters } from '#web/domain/finding/club-filters.ts';
import { clubCountQueries } from '#web/queries/club-count-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { furthestDay } from '../model/feed-day.ts';
import { addMonths, getMonth, monthTitle } from '../model/month-grid.ts';
import { MonthGrid } from './month-grid.tsx';
import styles from './month-sheet.module.css';

export type MonthSheetProps = {
  open: boolean;
  today: string;
  date: string;
  filters: ClubFilters;
  onDone: (date: string) => void;
  onClose: () => void;
};

export function MonthSheet({ open, today, date, filters, onDone, onClose }: MonthSheetProps) {
  const [chosen, setChosen] = useState(date);
  const [month, setMonth] = useState(getMonth(date));
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setChosen(date);
      setMonth(getMonth(date));
    }
  }
  // Choosing a day outside the weekend ends the weekend filter, so the counts ignore that filter.
  const query = clubCountQueries.byDay(month, { ...filters, weekend: false });
  const counts = useQuery({ ...query, enabled: open });
  const countOn = (day: string) =>
    counts.data && (counts.data.find((one) => one.date === day)?.count ?? 0);
  const last = addDays(today, furthestDay);

  function choose(day: string) {
    setChosen(day);
    setMonth(getMonth(day));
  }

  const shown = formatDetailDate(chosen, new Date());
  const count = getMonth(chosen) === month ? countOn(chosen) : undefined;
  return (
    <Dialog
      open={open}
      size="sheet"
      title="날짜 고르기"
      onClose={onClose}
      footer={
        <Button full onClick={() => onDone(chosen)}>
          {count ? `${shown} 아지트 ${count}곳 보기` : `${shown} 아지트 보기`}
        </Button>
      }
    >
      <div className={styles.head}>
        <IconButton
          label="이전 달"
          icon={<ChevronLeft />}
          disabled={month <= getMonth(today)}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <p className={styles.month} aria-live="polite">
          {monthTitle(month)}
        </p>
        <IconButton
          label="다음 달"
          icon={<ChevronRight />}
          disabled={month >= getMonth(last)}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <MonthGrid
        month={month}
        today={today}
        range={{ first: today, last }}
        chosen={chosen}
        countOn={countOn}
        isBusy={counts.isPending}
        onChoose={choose}
      />
      <div className={styles.note}>
        {counts.error ? (
          <>
            <p role="alert">날마다 몇 곳인지 불러오지 못했어요.</p>
            <Button
              variant="weak"
              size="medium"
              loading={counts.isFetching}
              onClick={() => void counts.refetch()}
            >
              다시 시도
            </Button>
          </>
        ) : (
          <p role="status">
            {counts.data?.length === 0
              ? '이 달에는 아직 없어요.'
              : '점이 많을수록 아지트가 많이 열려요'}
          </p>
        )}
      </div>
    </Dialog>
  );
}
