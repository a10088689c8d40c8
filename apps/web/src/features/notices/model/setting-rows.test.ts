import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { noticeRules } from '@azit/rules/notices/notice-rule';
import { expect, test } from 'vitest';
import { hasChannel, isOn, onlyOn, settingRow, switchedKinds } from './setting-rows.ts';

const kinds = Object.keys(noticeRules) as NoticeKind[];
const settings = (on: readonly NoticeKind[]): NoticeSettings => ({
  kinds: Object.fromEntries(
    kinds.map((kind) => [kind, { push: on.includes(kind), mail: false }]),
  ) as NoticeSettings['kinds'],
  quietHours: true,
  hideContent: false,
  mutedClubs: [],
  mutedClubInfo: [],
});

test('the switch of a settings row changes exactly the notice kinds of that row', () => {
  expect(settingRow('hosting').kinds).toEqual([
    'APPLICATION_RECEIVED',
    'APPLICATION_WITHDRAWN',
    'MEMBER_RETURNED',
    'SEAT_GIVEN_BACK',
    'WAITLISTED',
    'APPLICATION_DUE',
  ]);
  expect(switchedKinds(settingRow('hosting'), 'mail', true)).toEqual({
    APPLICATION_RECEIVED: { mail: true },
    APPLICATION_WITHDRAWN: { mail: true },
    MEMBER_RETURNED: { mail: true },
    SEAT_GIVEN_BACK: { mail: true },
    WAITLISTED: { mail: true },
    APPLICATION_DUE: { mail: true },
  });
});

test('a settings row is on if at least one of its notice kinds is on', () => {
  const row = settingRow('result');
  expect(isOn(row, 'push', settings(['APPLICATION_ACCEPTED']))).toBe(true);
  expect(isOn(row, 'mail', settings(['APPLICATION_ACCEPTED']))).toBe(false);
  expect(isOn(row, 'push', settings([]))).toBe(false);
});

test('a settings row with only some kinds switched on lists those kinds', () => {
  const row = settingRow('result');
  const accepted = settings(['APPLICATION_ACCEPTED']);
  expect(onlyOn(row, 'push', accepted)).toEqual(['APPLICATION_ACCEPTED']);
  expect(onlyOn(row, 'push', settings(row.kinds))).toEqual([]);
  expect(onlyOn(row, 'push', settings([]))).toEqual([]);
});

test('a channel that a settings row never uses has no switch and is not sent', () => {
  const row = settingRow('follower');
  expect([hasChannel(row, 'push'), hasChannel(row, 'mail')]).toEqual([true, false]);
  expect(switchedKinds(row, 'mail', true)).toEqual({});
});
