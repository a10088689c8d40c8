import { CalendarPlus, Copy, ExternalLink } from 'lucide-react';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { googleAddress } from '../model/subscription-address.ts';
import styles from './calendar-feed.module.css';

/** The server sends this URL only once, so the member can copy it only here. */
export function FeedAddress({ address }: { address: string }) {
  async function copy() {
    if (await copyText(address)) toast(meetingMessages.linkCopied);
    else await showAlert(meetingMessages.copyByHand(address));
  }
  return (
    <div className={styles.made}>
      <p className={styles.address}>{address}</p>
      <p className={styles.note}>
        이 화면을 닫으면 다시 볼 수 없어요. 주소를 아는 사람은 내 일정을 볼 수 있어요.
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
        <ButtonLink
          to={googleAddress(address)}
          target="_blank"
          variant="tonal"
          size="medium"
          icon={<ExternalLink aria-hidden />}
        >
          구글 캘린더에 추가
        </ButtonLink>
      </div>
      <ol className={styles.how}>
        <li>아이폰과 맥은 ‘캘린더 열기’를 누르고 ‘구독’을 골라요.</li>
        <li>안드로이드는 ‘구글 캘린더에 추가’를 누르고 ‘추가’를 골라요.</li>
        <li>다른 캘린더는 주소를 복사해 ‘URL로 추가’에 붙여 넣어요.</li>
      </ol>
    </div>
  );
}
