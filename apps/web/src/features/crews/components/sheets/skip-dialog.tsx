import { SKIP_NOTE_MAX } from '@azit/contract/crews/crew.field';
import type { CrewDate } from '@azit/contract/crews/crew.schema';
import { crewDates } from '@azit/contract/crews/crew-dates.endpoints';
import { formatMonthDay } from '@azit/rules/meeting-time';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { toast } from '#web/notify/notify.ts';
import { useAct } from '#web/queries/use-act.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import type { SheetProps } from './sheet-props.ts';

export function SkipDialog({ crew, date, open, onClose }: SheetProps & { date: CrewDate }) {
  const [note, setNote] = useState('');
  const params = { crewId: crew.crewId, plannedDate: date.plannedDate };
  const day = formatMonthDay(date.meetingDate);
  const isPlanned = date.clubId === null;
  const { title, description, confirmLabel } = isPlanned
    ? plannedQuestion(day)
    : meetingQuestion(day, date);

  const skip = useAct(() => call(crewDates.skip, { params, body: { note: note.trim() || null } }));

  async function send() {
    if (await failsWithAlert(skip.mutateAsync(), '건너뛰지 못했어요.')) return;
    onClose(() => toast(`${day}은 쉬어요`));
  }

  return (
    <ConfirmDialog
      open={open}
      title={title}
      description={<Sentences text={description} />}
      cancelLabel="그대로 두기"
      confirmLabel={confirmLabel}
      sending={skip.isPending}
      onCancel={() => onClose()}
      onConfirm={send}
    >
      {!isPlanned && (
        <TextField
          compact
          labelHidden
          label="한마디 남기기"
          placeholder="한마디 남기기 (선택)"
          maxLength={SKIP_NOTE_MAX}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function meetingQuestion(day: string, { goingCount }: CrewDate) {
  // `goingCount` includes the host, who is not notified.
  const others = Math.max(goingCount - 1, 0);
  const notified = others > 0 ? `‘갈게요’로 답한 ${others}명에게 알려요. ` : '';
  return {
    title: `${day}은 쉴까요?`,
    description: `${notified}쉬기로 한 날짜는 되돌릴 수 없어요.`,
    confirmLabel: '이날은 쉬기',
  };
}

function plannedQuestion(day: string) {
  return {
    title: `${day}은 열지 않을까요?`,
    description: '아직 모임이 없는 날이에요. 쉬기로 한 날짜는 되돌릴 수 없어요.',
    confirmLabel: '열지 않기',
  };
}
