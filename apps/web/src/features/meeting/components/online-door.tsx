import { Video } from 'lucide-react';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './online-door.module.css';

type OnlineDoorProps = { link: string | null; isOpen: boolean };

/** The server sends the link only to the host and joined members. */
export function OnlineDoor({ link, isOpen }: OnlineDoorProps) {
  const title = isOpen ? meetingMessages.doorOpen : meetingMessages.doorClosed;
  const how = isOpen ? meetingMessages.doorOpenHow : meetingMessages.doorClosedHow;
  return (
    <section className={styles.door} aria-label="온라인 링크">
      <div className={styles.head}>
        <span className={styles.icon}>
          <Video aria-hidden />
        </span>
        <div>
          <p className={styles.title}>{link === null ? meetingMessages.linkMissing : title}</p>
          {link !== null && <p className={styles.how}>{how}</p>}
        </div>
      </div>
      {link !== null && <LinkLine link={link} />}
    </section>
  );
}

function LinkLine({ link }: { link: string }) {
  async function copy() {
    if (await copyText(link)) toast(meetingMessages.linkCopied);
    else await showAlert(meetingMessages.copyByHand(link));
  }
  return (
    <div className={styles.link}>
      <span className={styles.address}>{link.replace('https://', '')}</span>
      <Button variant="weak" size="small" onClick={() => void copy()}>
        복사
      </Button>
    </div>
  );
}
