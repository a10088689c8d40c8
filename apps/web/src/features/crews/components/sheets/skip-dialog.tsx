import { SKIP_NOTE_MAX } from '@azit/contract/crews/crew.field';
import type { CrewDate } from '@azit/contract/crews/crew.schema';
import { formatMonthDay } from '@azit/rules/meeting-time';
import { useState } from 'react';
import { failureText } from '#web/api/error.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { useSkipDate } from '../../api/crew-mutations.ts';
import styles from './crew-form.module.css';
import type { SheetProps } from './sheet-props.ts';

export function SkipDialog({ crew, date, open, onClose }: SheetProps & { date: CrewDate }) {
  const [note, setNote] = useState('');
  const skip = useSkipDate(crew.crewId);
  const day = formatMonthDay(date.meetingDate);
  // The host goes to every date, and is not notified.
  const others = Math.max(date.goingCount - 1, 0);
  const notified = others > 0 ? `‘갈게요’로 답한 ${others}명에게 알려요. ` : '';

  async function send() {
    try {
      await skip.mutateAsync({ plannedDate: date.plannedDate, note: note.trim() });
    } catch (error) {
      await showAlert(failureText('건너뛰지 못했어요.', error));
      return;
    }
    onClose(() => toast(`${day}은 쉬어요`));
  }

  return (
    <Dialog
      open={open}
      title={`${day}은 쉴까요?`}
      onClose={() => onClose()}
      footer={
        <>
          <Button variant="weak" data-autofocus onClick={() => onClose()}>
            그대로 두기
          </Button>
          <Button loading={skip.isPending} onClick={() => void send()}>
            이날은 쉬기
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          <Sentences text={`${notified}쉬기로 한 날짜는 되돌릴 수 없어요.`} />
        </p>
        <TextField
          compact
          labelHidden
          label="한마디 남기기"
          placeholder="한마디 남기기 (선택)"
          maxLength={SKIP_NOTE_MAX}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
