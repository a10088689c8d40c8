import { writeRates } from '@azit/contract/write-rates';
import { expect, test } from 'vitest';
import { guardLimits, readRateLimits, volumeLimits } from '#server/runtime/rate-limit-settings.ts';

test('without a setting the defaults apply', () => {
  expect(readRateLimits('')).toEqual({ ...guardLimits, ...volumeLimits, ...writeRates });
});

test('a setting replaces single rules and leaves the others', () => {
  const limits = readRateLimits(' signUp=100/3600 , loginAddress=5/60');
  expect(limits.signUp).toEqual({ limit: 100, seconds: 3600 });
  expect(limits.loginAddress).toEqual({ limit: 5, seconds: 60 });
  expect(limits.upload).toEqual(volumeLimits.upload);
});

test.each(['nothing=1/1', 'signUp', 'signUp=0/60', 'signUp=5/0', 'signUp=-1/60', 'toString=1/1'])(
  'the setting %s stops the server at its start',
  (setting) => {
    expect(() => readRateLimits(setting)).toThrow(setting);
  },
);

test('the rate of a write is set by the name of its endpoint', () => {
  const limits = readRateLimits('noticeSettings.change=300/60');
  expect(limits['noticeSettings.change']).toEqual({ limit: 300, seconds: 60 });
  expect(() => readRateLimits('noticeSettings.get=300/60')).toThrow('RATE_LIMITS');
});
