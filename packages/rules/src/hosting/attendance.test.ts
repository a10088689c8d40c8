import { expect, test } from 'vitest';
import {
  attendanceGate,
  attendanceOf,
  attendanceStage,
  contestClosesAt,
  mayContest,
} from './attendance.ts';

// Ends at 16:00 in Seoul.
const meeting = { meetingDate: '2026-11-14', meetingTime: '14:00:00', durationMinutes: 120 };
const club = { ...meeting, isCancelled: false, hasOthers: true, isConfirmed: false };
const at = (moment: string) => new Date(`${moment}+09:00`);

// covers C4.1
test.each([
  ['2026-11-14T13:59:59', 'early', null],
  ['2026-11-14T15:59:59', 'early', null],
  ['2026-11-14T16:00:00', 'open', 'OPEN'],
  ['2026-11-21T15:59:59', 'open', 'OPEN'],
  ['2026-11-21T16:00:00', 'late', null],
])('at %s the gate of a meeting is %s and its stage %s', (moment, gate, stage) => {
  expect(attendanceGate(club, at(moment))).toBe(gate);
  expect(attendanceStage(club, at(moment))).toBe(stage);
  expect(attendanceGate({ ...club, isCancelled: true }, at(moment))).toBe('cancelled');
  expect(attendanceStage({ ...club, isCancelled: true }, at(moment))).toBeNull();
});

test.each([
  [{ isConfirmed: true }, 'CONFIRMED'],
  [{ hasOthers: false }, null],
  [{ hasOthers: false, isConfirmed: true }, null],
])('a day after the end a club with %j stands at %s', (parts, stage) => {
  expect(attendanceStage({ ...club, ...parts }, at('2026-11-15T16:00:00'))).toBe(stage);
});

const markedAt = at('2026-11-15T10:00:00');
const contestedAt = at('2026-11-16T10:00:00');

// covers C4.4
test.each([
  ['whom nobody marked', 'CAME', null],
  ['who was marked', 'ABSENT', { markedAt, contestedAt: null, decision: null }],
  ['who has contested', 'CONTESTED', { markedAt, contestedAt, decision: null }],
  ['who was believed', 'CAME', { markedAt, contestedAt, decision: 'CAME' }],
  ['who was not believed', 'ABSENT', { markedAt, contestedAt, decision: 'ABSENT' }],
] as const)('a member %s counts as %s', (_who, attendance, absence) => {
  expect(attendanceOf(absence)).toBe(attendance);
});

test.each([
  ['at once', null, markedAt, true],
  ['in the last second', null, at('2026-11-22T09:59:59'), true],
  ['after seven days', null, at('2026-11-22T10:00:00'), false],
  ['twice', contestedAt, contestedAt, false],
])('a member marked absent who contests %s', (_when, contested, now, may) => {
  expect(mayContest({ markedAt, contestedAt: contested, decision: null }, now)).toBe(may);
});

test('contesting closes seven days after the mark', () => {
  expect(contestClosesAt(markedAt)).toEqual(at('2026-11-22T10:00:00'));
});
