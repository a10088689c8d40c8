import type { ReactNode } from 'react';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { toast } from '#web/notify/notify.ts';
import { useAct } from '#web/queries/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import type { SheetProps } from './sheet-props.ts';

type ActSheetProps = Omit<SheetProps, 'crew'> & {
  title: string;
  size?: 'sheet';
  act: () => Promise<unknown>;
  label: string;
  /**
   * Given if the sheet asks a question instead of showing a form: the label of the button that
   * changes nothing.
   */
  cancelLabel?: string;
  disabled?: boolean;
  failed: string;
  done: string;
  children: ReactNode;
};

/** A form or a question about a crew, which closes when the request has succeeded. */
export function ActSheet(props: ActSheetProps) {
  const { title, size, act, label, cancelLabel, disabled, failed, done, open, onClose } = props;
  const { mutateAsync, isPending } = useAct(act);

  async function send() {
    if (await failsWithAlert(mutateAsync(), failed)) return;
    onClose(() => toast(done));
  }

  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      size={size}
      footer={
        <>
          {cancelLabel && (
            <Button variant="weak" data-autofocus onClick={() => onClose()}>
              {cancelLabel}
            </Button>
          )}
          <Button full={!cancelLabel} disabled={disabled} loading={isPending} onClick={send}>
            {label}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
