import { expect, test } from 'vitest';
import {
  acceptedDoorSteps,
  arrivalTimes,
  doorStep,
  hasArrived,
  isArrivalOpen,
  whyNoArrival,
} from './arrival.ts';

const club = {
  meetingDate: '2026-11-14',
  meetingTime: '14:00:00',
  durationMinutes: 120,
  isCancelled: false,
};
const at = (time: string) => new Date(`2026-11-14T${time}+09:00`);

// covers G30 (docs/coverage-statements.md)
test.each([
  ['12:59:59', '시작 1시간 전부터 쓸 수 있어요.'],
  ['13:00:00', null],
  ['15:59:59', null],
  ['16:00:00', '모임이 끝나 쓸 수 없어요.'],
])(
  'at %s the door code of a meeting from 14 to 16 is refused with the reason: %s',
  (time, reason) => {
    expect(whyNoArrival(club, at(time))).toBe(reason);
    const cancelled = { ...club, isCancelled: true };
    expect(whyNoArrival(cancelled, at(time))).toBe('취소돼서 열리지 않아요.');
  },
);

// covers G30 (docs/coverage-statements.md)
test.each([
  ['14:00:09', [-1, 0]],
  ['14:00:10', [-1, 0, 1]],
  ['14:00:15', [-1, 0, 1]],
  ['14:00:20', [0, 1]],
  ['14:00:29', [0, 1]],
])('at %s the door codes of the periods %j are accepted', (time, steps) => {
  const first = doorStep(at('14:00:00'));
  expect(acceptedDoorSteps(at(time)).map((step) => step - first)).toEqual(steps);
});

test('an arrival earlier than an hour before the current meeting time does not count', () => {
  expect(hasArrived(club, at('13:00:00'))).toBe(true);
  expect(hasArrived(club, at('12:59:59'))).toBe(false);
  expect(hasArrived(club, null)).toBe(false);
});

test('members can arrive from an hour before the start until the end', () => {
  expect(arrivalTimes(club)).toEqual({ opens: at('13:00:00'), closes: at('16:00:00') });
});

test.each([
  ['offline', 'open', '12:59:59', false],
  ['offline', 'open', '13:00:00', true],
  ['offline', 'ongoing', '15:59:59', true],
  ['offline', 'over', '16:00:00', false],
  ['offline', 'cancelled', '13:30:00', false],
  ['online', 'open', '13:30:00', false],
] as const)(
  'members of an %s meeting that is %s at %s may arrive: %s',
  (isOnline, phase, time, is) => {
    expect(isArrivalOpen({ ...club, isOnline, phase }, at(time))).toBe(is);
  },
);
