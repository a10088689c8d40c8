import { CalendarPlus, Copy } from 'lucide-react';
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
      <p className={styles.note}>
        이 주소를 아는 사람은 내 일정을 볼 수 있어요. 지금만 보이니 바로 등록해 주세요.
      </p>
      <div className={styles.acts}>
        <Button
          variant="weak"
          size="medium"
          icon={<Copy aria-hidden />}
          onClick={() => void copy()}
        >
          주소 복사
        </Button>
        <ButtonLink
          to={address}
          reloadDocument
          variant="tonal"
          size="medium"
          icon={<CalendarPlus aria-hidden />}
        >
          캘린더 열기
        </ButtonLink>
      </div>
    </div>
  );
}
