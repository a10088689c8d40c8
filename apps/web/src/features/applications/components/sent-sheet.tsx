import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { usualReplyText } from '../model/usual-reply.ts';
import styles from './join-form.module.css';

type SentSheetProps = {
  usualReplyMinutes: number | undefined;
  children: ReactNode;
  onClose: () => void;
};

export function SentSheet({ usualReplyMinutes, children, onClose }: SentSheetProps) {
  const confirm = (
    <Button full onClick={onClose}>
      확인
    </Button>
  );
  return (
    <Dialog open size="sheet" title={clubMessages.applied} footer={confirm} onClose={onClose}>
      <p className={styles.sent}>{usualReplyText(usualReplyMinutes)}</p>
      <div className={styles.next}>{children}</div>
    </Dialog>
  );
}
