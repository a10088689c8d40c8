import { useEffect, useState } from 'react';
import { isPushOn, turnOffPush, turnOnPush } from '#web/domain/device-push.ts';
import { toast } from '#web/notify/notify.ts';
import { readPushSupport } from '../model/push-support.ts';

export function useDevicePush() {
  const [support, setSupport] = useState(readPushSupport);
  const [isOn, setOn] = useState(knownAtOnce);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    let isShown = true;
    const known = support === 'ready' ? isPushOn().catch(() => false) : Promise.resolve(false);
    void known.then((on) => isShown && setOn(on));
    return () => {
      isShown = false;
    };
  }, [support]);

  async function change(on: boolean): Promise<void> {
    setPending(true);
    try {
      if (!on) await turnOffPush();
      const nowOn = on && (await turnOnPush());
      setOn(nowOn);
      setSupport(readPushSupport());
      if (nowOn) toast('이 기기로 알려 드릴게요');
      else if (!on) toast('이 기기로 보내지 않을게요');
    } catch {
      toast('푸시를 켜지 못했어요. 잠시 후 다시 시도해 주세요.');
    } finally {
      setPending(false);
    }
  }

  return { support, isOn, isPending, change };
}

/**
 * Without permission pushes are off; with permission, reading the browser's subscription takes
 * time.
 */
function knownAtOnce(): boolean | undefined {
  const mayBeOn = readPushSupport() === 'ready' && Notification.permission === 'granted';
  return mayBeOn ? undefined : false;
}
