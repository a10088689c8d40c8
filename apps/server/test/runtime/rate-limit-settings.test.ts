import { writeRates } from '@azit/contract/write-rates';
import { expect, test } from 'vitest';
import {
  guardLimits,
  readRateLimits,
  volumeLimits,
} from '#server/runtime/settings/rate-limit-settings.ts';

test('the default rate limits apply without a setting', () => {
  expect(readRateLimits('')).toEqual({ ...guardLimits, ...volumeLimits, ...writeRates });
});

test('a setting replaces the named rate limits and leaves all other rate limits', () => {
  const limits = readRateLimits(' signUp=100/3600 , loginAddress=5/60');
  expect(limits.signUp).toEqual({ limit: 100, seconds: 3600 });
  expect(limits.loginAddress).toEqual({ limit: 5, seconds: 60 });
  expect(limits.upload).toEqual(volumeLimits.upload);
});

test.each(['nothing=1/1', 'signUp', 'signUp=0/60', 'signUp=5/0', 'signUp=-1/60', 'toString=1/1'])(
  'the invalid rate limit setting %s is refused when the server starts',
  (setting) => {
    expect(() => readRateLimits(setting)).toThrow(setting);
  },
);

test('a setting that names a write endpoint changes the rate limit of that endpoint', () => {
  const limits = readRateLimits('noticeSettings.change=300/60');
  expect(limits['noticeSettings.change']).toEqual({ limit: 300, seconds: 60 });
  expect(() => readRateLimits('noticeSettings.get=300/60')).toThrow('RATE_LIMITS');
});
