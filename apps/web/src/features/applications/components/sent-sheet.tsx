import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { usualReplyText } from '../model/usual-reply.ts';
import styles from './join-form.module.css';

type SentSheetProps = {
  waitlist: boolean;
  usualReplyMinutes: number | undefined;
  children: ReactNode;
  onClose: () => void;
};

export function SentSheet({ waitlist, usualReplyMinutes, children, onClose }: SentSheetProps) {
  const confirm = (
    <Button full onClick={onClose}>
      확인
    </Button>
  );
  return (
    <Dialog
      open
      size="sheet"
      title={waitlist ? '자리를 기다릴게요' : clubMessages.applied}
      footer={confirm}
      onClose={onClose}
    >
      <p className={styles.sent}>
        {waitlist ? '차례가 오면 알림과 메일로 알려 드려요.' : usualReplyText(usualReplyMinutes)}
      </p>
      <div className={styles.next}>{children}</div>
    </Dialog>
  );
}
