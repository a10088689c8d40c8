import { expect, test } from 'vitest';
import { deviceName, isApplePhone, pushSupport } from './push-support.ts';

const browser = {
  hasPush: true,
  permission: 'default',
  isApple: false,
  isInstalled: false,
} as const;

test.for([
  [{}, 'ready'],
  [{ permission: 'granted' }, 'ready'],
  [{ permission: 'denied' }, 'denied'],
  [{ hasPush: false }, 'unsupported'],
  [{ hasPush: false, isApple: true }, 'install-first'],
  [{ hasPush: false, isApple: true, isInstalled: true }, 'unsupported'],
] as const)('the push support of a browser with %o is %s', ([parts, expected]) => {
  expect(pushSupport({ ...browser, ...parts })).toBe(expected);
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const galaxy =
  'Mozilla/5.0 (Linux; Android 14; SM-S928N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36';

test('a device is named after its browser and operating system', () => {
  expect([iPhone, galaxy, mac, 'curl/8'].map(deviceName)).toEqual([
    '사파리 · 아이폰',
    '삼성 인터넷 · 안드로이드',
    '크롬 · 맥',
    '이 브라우저',
  ]);
});

test('an iPad that identifies as a Mac is detected by its touch points', () => {
  expect(isApplePhone({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
  expect(isApplePhone({ userAgent: mac, maxTouchPoints: 0 })).toBe(false);
  expect(isApplePhone({ userAgent: iPhone, maxTouchPoints: 5 })).toBe(true);
});
