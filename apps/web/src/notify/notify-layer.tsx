import { useState } from 'react';
import { useStore } from 'zustand';
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx';
import { Toast } from '#web/ui/feedback/toast.tsx';
import { dismissToast, type Notice, notifyStore } from './notify.ts';
import { QuestionDialog } from './question-dialog.tsx';

/** Draws what `notify` asks for. */
export function NotifyLayer() {
  const current = useStore(notifyStore, (state) => state.notices[0]);
  const toast = useStore(notifyStore, (state) => state.toast);
  const [shown, setShown] = useState(current);
  // A settled notice stays for the length of its exit motion.
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

function NoticeDialog({ notice, open }: { notice: Notice; open: boolean }) {
  if (notice.kind === 'alert') {
    return <AlertDialog open={open} message={notice.message} onClose={() => notice.settle(true)} />;
  }
  return <QuestionDialog notice={notice} open={open} />;
}
