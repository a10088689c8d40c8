import { rhythm as rhythmSchema } from '@azit/contract/crews/crew.field';
import type { ChangeRhythmBody, CrewPlan } from '@azit/contract/crews/crew.payload';
import type { Crew } from '@azit/contract/crews/crew.schema';
import { crewDates } from '@azit/contract/crews/crew-dates.endpoints';
import { formatMonthDay } from '@azit/rules/meeting-time';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { failureText } from '#web/api/error.ts';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { useAct } from '#web/queries/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { isOpenDate } from '../dates/date-rows.tsx';
import styles from './crew-form.module.css';
import { PlanFields, planError } from './plan-fields.tsx';
import { RhythmFields } from './rhythm-fields.tsx';
import type { SheetProps } from './sheet-props.ts';

export function RhythmSheet(props: SheetProps & { plan: CrewPlan }) {
  const { crew, open, onClose } = props;
  const [rhythm, setRhythm] = useState(crew.rhythm);
  const [plan, setPlan] = useState(props.plan);
  const [isConfirming, setConfirming] = useState(false);
  const params = { crewId: crew.crewId };
  const change = useAct((body: ChangeRhythmBody) => call(crewDates.changeRhythm, { params, body }));
  const openDates = crew.dates.filter(isOpenDate);
  const error = planError(plan);

  async function save(applyToOpenDates: boolean) {
    setConfirming(false);
    try {
      await change.mutateAsync({
        rhythm: rhythmSchema.parse(rhythm),
        ...(plan !== props.plan && { plan }),
        applyToOpenDates,
      });
    } catch (failure) {
      await showAlert(failureText(hostingMessages.changeFailed, failure));
      return;
    }
    onClose(() => toast('리듬을 바꿨어요'));
  }

  return (
    <>
      <Dialog
        open={open}
        size="sheet"
        title="리듬 바꾸기"
        onClose={onClose}
        footer={
          <Button
            full
            disabled={error !== undefined}
            loading={change.isPending}
            onClick={() => (openDates.length > 0 ? setConfirming(true) : void save(false))}
          >
            바꾸기
          </Button>
        }
      >
        <div className={styles.form}>
          <RhythmFields rhythm={rhythm} onChange={setRhythm} />
          <PlanFields plan={plan} onChange={setPlan} />
          {error && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </div>
      </Dialog>
      <Dialog
        open={open && isConfirming}
        title="이미 열린 날도 바꿀까요?"
        onClose={() => setConfirming(false)}
        footer={
          <>
            <Button variant="weak" onClick={() => void save(false)}>
              새 날짜부터
            </Button>
            <Button onClick={() => void save(true)}>모두 바꾸기</Button>
          </>
        }
      >
        <p>
          <Sentences text={openDatesText(crew, openDates, rhythm.every !== crew.rhythm.every)} />
        </p>
      </Dialog>
    </>
  );
}

function openDatesText(
  crew: Crew,
  openDates: readonly { meetingDate: string }[],
  isOtherInterval: boolean,
): string {
  const days = openDates.map(({ meetingDate }) => formatMonthDay(meetingDate)).join(', ');
  const others = crew.memberCount - 1;
  return [
    `${days}이 열려 있어요.`,
    '리듬으로 열린 날은 같은 주의 새 요일로 옮기고, 따로 연 날은 요일은 두고 시간과 장소만 바꿔요.',
    ...(isOtherInterval ? ['새 간격에 맞지 않는 날은 남으니 필요 없으면 건너뛰어 주세요.'] : []),
    `${others}명에게 알리고 다시 물어봐요.`,
    '자리는 그대로예요.',
  ].join(' ');
}
