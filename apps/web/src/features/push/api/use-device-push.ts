import { useEffect, useState } from 'react';
import { toast } from '#web/notify/notify.ts';
import { readPushSupport } from '../model/push-support.ts';

/** Loaded on demand, because most visitors never change their push setting. */
const loadDevicePush = () => import('#web/domain/device-push.ts');

export function useDevicePush() {
  const [support, setSupport] = useState(readPushSupport);
  const [isOn, setOn] = useState(knownAtOnce);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    let isShown = true;
    const known = support === 'ready' ? readIsOn() : Promise.resolve(false);
    void known.then((on) => isShown && setOn(on));
    return () => {
      isShown = false;
    };
  }, [support]);

  async function change(on: boolean): Promise<void> {
    setPending(true);
    try {
      const { turnOffPush, turnOnPush } = await loadDevicePush();
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

async function readIsOn(): Promise<boolean> {
  try {
    return await (await loadDevicePush()).isPushOn();
  } catch {
    return false;
  }
}

/**
 * Without permission, pushes are certainly off. With permission the state is undefined until the
 * browser's subscription has been read.
 */
function knownAtOnce(): boolean | undefined {
  const mayBeOn = readPushSupport() === 'ready' && Notification.permission === 'granted';
  return mayBeOn ? undefined : false;
}
