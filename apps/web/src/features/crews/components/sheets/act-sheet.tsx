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
  /** Without a label the sheet has no button. */
  label: string | undefined;
  disabled?: boolean;
  failed: string;
  done: string;
  children: ReactNode;
};

/** A sheet with an action on a crew. The sheet closes when the request has succeeded. */
export function ActSheet(props: ActSheetProps) {
  const { title, size, act, label, disabled, failed, done, open, onClose } = props;
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
        label && (
          <Button full disabled={disabled} loading={isPending} onClick={send}>
            {label}
          </Button>
        )
      }
    >
      {props.children}
    </Dialog>
  );
}
