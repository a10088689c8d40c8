import { CalendarPlus, Copy } from 'lucide-react';
import { calendarMessages } from '#web/domain/copy/calendar.ts';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import styles from './calendar-feed.module.css';

/** The server shows this URL only once. */
export function FeedAddress({ address }: { address: string }) {
  async function copy() {
    if (await copyText(address)) toast(meetingMessages.linkCopied);
    else await showAlert(meetingMessages.copyByHand(address));
  }
  return (
    <div className={styles.made}>
      <p className={styles.address}>{address}</p>
      <p className={styles.note}>{calendarMessages.secretNote}</p>
      <div className={styles.acts}>
        <Button
          variant="weak"
          size="medium"
          icon={<Copy aria-hidden />}
          onClick={() => void copy()}
        >
          {calendarMessages.copy}
        </Button>
        <ButtonLink
          to={address}
          reloadDocument
          variant="tonal"
          size="medium"
          icon={<CalendarPlus aria-hidden />}
        >
          {calendarMessages.open}
        </ButtonLink>
      </div>
    </div>
  );
}
