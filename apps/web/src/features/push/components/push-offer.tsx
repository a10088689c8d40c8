import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Offer } from '#web/ui/feedback/offer.tsx';
import { useDevicePush } from '../api/use-device-push.ts';
import { INSTALL_FIRST } from '../model/push-support.ts';
import styles from './push-offer.module.css';

const key = 'pushOfferPutAway';

/**
 * Browsers open the permission prompt for push only after a tap, so this card offers a button
 * first.
 */
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
    <Offer
      icon={<Bell />}
      title="바뀌면 바로 알려 드릴까요?"
      text={needsInstall ? INSTALL_FIRST : '신청 결과, 일정 변경, 하루 전 알림'}
    >
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
    </Offer>
  );
}

/**
 * Logout clears local storage, so the next member on this device sees the offer even if the
 * previous member dismissed it.
 */
function isOfferPutAway(): boolean {
  return localStorage.getItem(key) !== null;
}

function putOfferAway(): void {
  localStorage.setItem(key, 'true');
}
