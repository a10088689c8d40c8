import { useState } from 'react';
import { useStore } from 'zustand';
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Toast } from '#web/ui/feedback/toast.tsx';
import { dismissToast, type Notice, notifyStore } from './notify.ts';
import { useNoticeEntry } from './use-notice-entry.ts';

export function NotifyLayer() {
  const current = useStore(notifyStore, (state) => state.notices[0]);
  const toast = useStore(notifyStore, (state) => state.toast);
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);

  return (
    <>
      {shown && <NoticeDialog key={shown.id} notice={shown} open={shown === current} />}
      {toast && (
        <Toast key={toast.id} message={toast.message} onClose={() => dismissToast(toast.id)} />
      )}
    </>
  );
}

type NoticeProps<N extends Notice> = { notice: N; open: boolean };

function NoticeDialog({ notice, open }: NoticeProps<Notice>) {
  return notice.kind === 'alert' ? (
    <Alert notice={notice} open={open} />
  ) : (
    <QuestionDialog notice={notice} open={open} />
  );
}

function Alert({ notice, open }: NoticeProps<Extract<Notice, { kind: 'alert' }>>) {
  const give = useNoticeEntry(notice);
  return (
    <AlertDialog
      open={open && notice.answer === undefined}
      message={notice.message}
      onClose={() => give(true)}
    />
  );
}

type Question = Extract<Notice, { kind: 'confirm' }>;

function QuestionDialog({ notice, open }: { notice: Question; open: boolean }) {
  const { onDecline, isAboutLeaving, ...question } = notice.question;
  const give = useNoticeEntry(notice, isAboutLeaving);
  return (
    <ConfirmDialog
      open={open && notice.answer === undefined}
      {...question}
      onCancel={() => give(false)}
      onDecline={() => {
        onDecline?.();
        give(false);
      }}
      onConfirm={() => give(true)}
    />
  );
}
