import type { Crew } from '@azit/contract/crews/crew.schema';
import { rhythmText } from '@azit/rules/crews/rhythm';
import { hasCapability } from '@azit/rules/hosting/host-capability';
import { CalendarPlus, Repeat } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { useShownCrew } from '../api/use-shown-crew.ts';
import { isPlannedDay } from '../model/planned-day.ts';
import styles from './crew-page.module.css';
import { NoDate } from './crew-state.tsx';
import { AnswerRow, DateRow, isOpenDate } from './dates/date-rows.tsx';
import { useCrewSheet } from './sheets/use-crew-sheet.tsx';

export function CrewDatePlan({ crew: loaded }: { crew: Crew }) {
  const crew = useShownCrew(loaded);
  const { sheet, openSheet } = useCrewSheet(crew);
  const mayPlan = hasCapability(crew.myRole, 'planDates') && crew.endedAt === null;
  return (
    <div className={styles.plan}>
      <Callout icon={<Repeat />}>{rhythmText(crew.rhythm, crew.meetingTime)}</Callout>
      {crew.dates.length === 0 && <NoDate mayPlan={mayPlan} />}
      <ul>
        {crew.dates.map((date) =>
          mayPlan ? (
            <DateRow
              key={date.plannedDate}
              date={date}
              skippedText="쉬기로 했어요"
              action={
                (isOpenDate(date) || isPlannedDay(date)) && (
                  <Button
                    variant="weak"
                    size="small"
                    onClick={() => openSheet(`skip/${date.plannedDate}`)}
                  >
                    {isPlannedDay(date) ? '열지 않기' : '건너뛰기'}
                  </Button>
                )
              }
            />
          ) : (
            <AnswerRow key={date.plannedDate} date={date} isHost={false} />
          ),
        )}
      </ul>
      {mayPlan && (
        <Button
          full
          variant="weak"
          size="medium"
          icon={<CalendarPlus />}
          onClick={() => openSheet('open-date')}
        >
          날짜 하나 더 열기
        </Button>
      )}
      {sheet}
    </div>
  );
}
