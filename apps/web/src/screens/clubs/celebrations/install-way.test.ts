import { expect, test } from 'vitest';
import { installWay } from './install-way.ts';

const webkit = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const safari = `${webkit} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`;
const kakaoTalk = `${webkit} (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.9.1 (INAPP)`;
const naver = `${safari} NAVER(inapp; search; 2000; 12.9.4; 15PRO)`;

const device = { hasPrompt: false, isInstalled: false, isApple: false, userAgent: 'Chrome/128' };

// covers H2 (docs/coverage-statements.md)
test.each([
  ['a browser that offers it', { hasPrompt: true }, 'prompt'],
  ['a browser that does not', {}, null],
  ['Safari on a phone', { isApple: true, userAgent: safari }, 'by-hand'],
  ['a window of KakaoTalk', { isApple: true, userAgent: kakaoTalk }, null],
  ['a window of Naver', { isApple: true, userAgent: naver }, null],
  ['the installed app', { hasPrompt: true, isInstalled: true }, null],
  ['the installed app on an iPhone', { isApple: true, userAgent: safari, isInstalled: true }, null],
])('the app is installed in %s by the method $2', (_, parts, way) => {
  expect(installWay({ ...device, ...parts })).toBe(way);
});
