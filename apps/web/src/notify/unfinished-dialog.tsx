import { appMessages } from '#web/domain/copy/app.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

type UnfinishedDialogProps = { open: boolean; onClose: () => void };

/** For anything visible that does nothing yet. */
export function UnfinishedDialog({ open, onClose }: UnfinishedDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={appMessages.unfinishedFeature}
      cancelLabel={appMessages.cancel}
      onCancel={onClose}
    />
  );
}
