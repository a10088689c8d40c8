import { CrewDatePlan } from '#web/features/crews/components/crew-date-plan.tsx';
import { CrewPage } from './crew-frame.tsx';

export function CrewDatesScreen() {
  return (
    <CrewPage title={() => '앞으로 만날 날'}>{(crew) => <CrewDatePlan crew={crew} />}</CrewPage>
  );
}
