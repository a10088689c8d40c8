import { Bell } from 'lucide-react';
import { useState } from 'react';
import { settingMessages } from '#web/domain/copy/notice-setting.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useDevicePush } from '../api/use-device-push.ts';
import styles from './push-offer.module.css';

const key = 'pushOfferPutAway';

/** The browser's permission prompt may open only after a tap, so this offer comes first. */
export function PushOffer() {
  const [isPutAway, setPutAway] = useState(isOfferPutAway);
  const { support, isOn, isPending, change } = useDevicePush();
  const needsInstall = support === 'install-first';
  if (isPutAway || isOn !== false || !(support === 'ready' || needsInstall)) return null;

  function putAway() {
    putOfferAway();
    setPutAway(true);
  }

  return (
    <section className={styles.offer} aria-label={settingMessages.offerTitle}>
      <Bell aria-hidden />
      <div className={styles.text}>
        <p className={styles.title}>{settingMessages.offerTitle}</p>
        <p>{needsInstall ? settingMessages.installFirst : '신청 결과, 일정 변경, 하루 전 알림'}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="weak" size="small" onClick={putAway}>
          나중에
        </Button>
        {!needsInstall && (
          <Button
            variant="tonal"
            size="small"
            loading={isPending}
            onClick={() => void change(true)}
          >
            알림 켜기
          </Button>
        )}
      </div>
    </section>
  );
}

/** Stored until logout, so that another member on this device gets the offer too. */
function isOfferPutAway(): boolean {
  return localStorage.getItem(key) !== null;
}

function putOfferAway(): void {
  localStorage.setItem(key, 'true');
}
