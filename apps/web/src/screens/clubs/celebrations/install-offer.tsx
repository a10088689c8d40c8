import { type ReactNode, useEffect, useState } from 'react';
import { isApplePhone } from '#web/features/push/model/push-support.ts';
import { savedInstallPrompt } from '#web/lib/install-prompt.ts';
import { readOwn, writeOwn } from '#web/session/own-storage.ts';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './celebrations.module.css';
import { installWay } from './install-way.ts';

const storageKey = 'installOffer';

export function InstallOffer({ instead }: { instead: ReactNode }) {
  const [way, setWay] = useState(readWay);
  useEffect(() => {
    if (way !== null) writeOwn(storageKey, { wasShown: true });
  }, [way]);
  if (way === null) return instead;

  async function install(): Promise<void> {
    // If the browser rejects the prompt, treat it like a dismissal.
    await savedInstallPrompt()
      ?.prompt()
      .catch(() => undefined);
    setWay(null);
  }

  const byPrompt = way === 'prompt';
  return (
    <section className={styles.install} aria-label="아지트를 홈 화면에 둘까요?">
      <img src="/icons/icon.svg" alt="" width="44" height="44" />
      <div className={styles.installWords}>
        <p className={styles.name}>아지트를 홈 화면에 둘까요?</p>
        <p>
          {byPrompt
            ? '모임 시간과 장소를 한 번에 열어요. 연결이 끊겨도 볼 수 있어요.'
            : '브라우저의 공유 버튼을 누르고 ‘홈 화면에 추가’를 골라 주세요. 푸시도 받을 수 있어요.'}
        </p>
      </div>
      <div className={styles.installActs}>
        <Button variant="weak" size="small" onClick={() => setWay(null)}>
          {byPrompt ? '나중에' : '알겠어요'}
        </Button>
        {byPrompt && (
          <Button variant="tonal" size="small" onClick={install}>
            홈 화면에 추가
          </Button>
        )}
      </div>
    </section>
  );
}

function readWay() {
  if (readOwn(storageKey).wasShown === true) return null;
  return installWay({
    hasPrompt: savedInstallPrompt() !== null,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    isApple: isApplePhone(navigator),
    userAgent: navigator.userAgent,
  });
}
