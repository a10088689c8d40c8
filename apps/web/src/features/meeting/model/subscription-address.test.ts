import { expect, test } from 'vitest';
import { subscriptionAddress } from './subscription-address.ts';

test.for([
  ['/api/calendars/abc.ics', 'webcal://azit.kr/api/calendars/abc.ics'],
  ['https://azit.example/api/calendars/abc.ics', 'webcal://azit.example/api/calendars/abc.ics'],
] as const)('a calendar app subscribes to %s at %s', ([url, address]) => {
  expect(subscriptionAddress(url, 'https://azit.kr')).toBe(address);
});
