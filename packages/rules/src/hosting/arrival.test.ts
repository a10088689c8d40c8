import { expect, test } from 'vitest';
import { acceptedDoorSteps, arrivalGate, doorStep, hasArrived } from './arrival.ts';

const club = {
  meetingDate: '2026-11-14',
  meetingTime: '14:00:00',
  durationMinutes: 120,
  isCancelled: false,
};
const at = (time: string) => new Date(`2026-11-14T${time}+09:00`);

// covers G30
test.each([
  ['12:59:59', 'early'],
  ['13:00:00', 'open'],
  ['15:59:59', 'open'],
  ['16:00:00', 'over'],
])('at %s the door of a meeting from 14 to 16 is %s', (time, gate) => {
  expect(arrivalGate(club, at(time))).toBe(gate);
  expect(arrivalGate({ ...club, isCancelled: true }, at(time))).toBe('cancelled');
});

// covers G30
test.each([
  ['14:00:09', [-1, 0]],
  ['14:00:10', [-1, 0, 1]],
  ['14:00:15', [-1, 0, 1]],
  ['14:00:20', [0, 1]],
  ['14:00:29', [0, 1]],
])('at %s the codes of the steps %j are accepted', (time, steps) => {
  const first = doorStep(at('14:00:00'));
  expect(acceptedDoorSteps(at(time)).map((step) => step - first)).toEqual(steps);
});

test('an arrival before the door of the present meeting time does not count', () => {
  expect(hasArrived(club, at('13:00:00'))).toBe(true);
  expect(hasArrived(club, at('12:59:59'))).toBe(false);
  expect(hasArrived(club, null)).toBe(false);
});
