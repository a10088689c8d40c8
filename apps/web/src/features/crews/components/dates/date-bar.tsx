import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { usePendingAnswers } from '../../api/use-date-answer.ts';
import { DateAnswer } from './date-answer.tsx';

/** On the page of a crew meeting, members of the crew do not apply but answer whether they come. */
export function DateBar({ club }: { club: ClubDetail }) {
  const pending = usePendingAnswers().findLast(({ clubId }) => clubId === club.clubId);
  const myAnswer = pending?.going ?? club.myAnswer ?? null;
  return (
    <ActionBar>
      <DateAnswer
        date={{
          ...club,
          myAnswer,
          goingCount: club.joinedCount,
          changedAt: club.changes[0]?.changedAt ?? null,
        }}
        size="large"
        variant="solid"
      />
    </ActionBar>
  );
}
