import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import type { Notice } from './notify.ts';
import { useNoticeEntry } from './use-notice-entry.ts';

type Question = Extract<Notice, { kind: 'confirm' }>;

export function QuestionDialog({ notice, open }: { notice: Question; open: boolean }) {
  const { title, description, confirmLabel, cancelLabel, tone, isAboutLeaving } = notice.question;
  const give = useNoticeEntry(notice, isAboutLeaving);
  return (
    <ConfirmDialog
      open={open && notice.answer === undefined}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone}
      onCancel={() => give(false)}
      onConfirm={() => give(true)}
    />
  );
}
