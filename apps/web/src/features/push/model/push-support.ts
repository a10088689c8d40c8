export const INSTALL_FIRST = '홈 화면에 추가하면 푸시를 받을 수 있어요.';

export type PushSupport = 'ready' | 'denied' | 'install-first' | 'unsupported';

type Browser = {
  hasPush: boolean;
  permission: NotificationPermission | undefined;
  isApple: boolean;
  isInstalled: boolean;
};

export function pushSupport({ hasPush, permission, isApple, isInstalled }: Browser): PushSupport {
  // Safari on iOS supports push only for installed apps.
  if (!hasPush) return isApple && !isInstalled ? 'install-first' : 'unsupported';
  return permission === 'denied' ? 'denied' : 'ready';
}

export function readPushSupport(): PushSupport {
  return pushSupport({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    isApple: isApplePhone(navigator),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  });
}

/** An iPad identifies as a Mac, but no Mac has touch points. */
export function isApplePhone(browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const { userAgent, maxTouchPoints } = browser;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export function deviceName(userAgent: string): string {
  const browser = findName(userAgent, browsers) ?? '이 브라우저';
  const system = findName(userAgent, systems);
  return system === undefined ? browser : `${browser} · ${system}`;
}

/** The order matters: most user agents also contain the names of older browsers. */
const browsers: readonly [RegExp, string][] = [
  [/SamsungBrowser/, '삼성 인터넷'],
  [/Whale/, '웨일'],
  [/Edg/, '엣지'],
  [/Firefox|FxiOS/, '파이어폭스'],
  [/Chrome|CriOS/, '크롬'],
  [/Safari/, '사파리'],
];

const systems: readonly [RegExp, string][] = [
  [/Android/, '안드로이드'],
  [/iPhone/, '아이폰'],
  [/iPad/, '아이패드'],
  [/Windows/, '윈도우'],
  [/Macintosh/, '맥'],
  [/Linux/, '리눅스'],
];

function findName(userAgent: string, names: readonly [RegExp, string][]): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
