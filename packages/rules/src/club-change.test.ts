import { expect, test } from 'vitest';
import { findChanges, requiresConfirmation } from './club-change.ts';

const plan = {
  clubName: '아침 산책',
  memberLimit: 5,
  meetingDate: '2026-11-21',
  meetingTime: '14:00:00',
  durationMinutes: 120,
  isOnline: 'offline',
  location: '서울숲',
  onlineLink: null,
};

test('two equal plans have no changes', () => {
  expect(findChanges(plan, { ...plan })).toEqual({});
});

test('each changed field is listed with its old and new value', () => {
  expect(findChanges(plan, { ...plan, meetingTime: '15:00:00', durationMinutes: 90 })).toEqual({
    meetingTime: { from: '14:00:00', to: '15:00:00' },
    durationMinutes: { from: 120, to: 90 },
  });
});

test('a changed online link is listed without its value', () => {
  const online = {
    ...plan,
    isOnline: 'online',
    location: null,
    onlineLink: 'https://meet.example',
  };
  expect(findChanges(plan, online)).toEqual({
    isOnline: { from: 'offline', to: 'online' },
    location: { from: '서울숲', to: null },
    onlineLink: { from: null, to: null },
  });
});

test.for([
  [{ meetingDate: '2026-11-22' }, true],
  [{ meetingTime: '15:00:00' }, true],
  [{ durationMinutes: 60 }, true],
  [{ location: '남산' }, true],
  [{ isOnline: 'online' }, true],
  [{ isOnline: 'online', location: null }, true],
  [{ isOnline: 'online', location: null, onlineLink: 'https://meet.example' }, true],
  [{ clubName: '저녁 산책', memberLimit: 8 }, false],
  [{ onlineLink: 'https://meet.example' }, false],
  [{}, false],
] as const)('a change of %o requires confirmation: %s', ([parts, isRequired]) => {
  expect(requiresConfirmation(findChanges(plan, { ...plan, ...parts }))).toBe(isRequired);
});
