import { expect, test } from 'vitest';
import {
  attendanceGate,
  attendanceStage,
  contestClosesAt,
  mayContest,
  toAttendance,
} from './attendance.ts';

const meeting = { meetingDate: '2026-11-14', meetingTime: '14:00:00', durationMinutes: 120 };
const club = { ...meeting, isCancelled: false, hasOthers: true, isConfirmed: false };
const at = (time: string) => new Date(`${time}+09:00`);

// covers C4.1 (docs/coverage-statements.md)
test.each([
  ['2026-11-14T13:59:59', 'early', null],
  ['2026-11-14T15:59:59', 'early', null],
  ['2026-11-14T16:00:00', 'open', 'OPEN'],
  ['2026-11-21T15:59:59', 'open', 'OPEN'],
  ['2026-11-21T16:00:00', 'late', null],
])('at %s the attendance check is %s and its stage is %s', (time, gate, stage) => {
  expect(attendanceGate(club, at(time))).toBe(gate);
  expect(attendanceStage(club, at(time))).toBe(stage);
  expect(attendanceGate({ ...club, isCancelled: true }, at(time))).toBe('cancelled');
  expect(attendanceStage({ ...club, isCancelled: true }, at(time))).toBeNull();
});

test.each([
  [{ isConfirmed: true }, 'CONFIRMED'],
  [{ hasOthers: false }, null],
  [{ hasOthers: false, isConfirmed: true }, null],
])('one day after the end a club with %j has the attendance stage %s', (parts, stage) => {
  expect(attendanceStage({ ...club, ...parts }, at('2026-11-15T16:00:00'))).toBe(stage);
});

const markedAt = at('2026-11-15T10:00:00');
const contestedAt = at('2026-11-16T10:00:00');

// covers C4.4 (docs/coverage-statements.md)
test.each([
  ['whom no one marked', 'CAME', null],
  ['who was marked absent', 'ABSENT', { markedAt, contestedAt: null, decision: null }],
  ['who has contested', 'CONTESTED', { markedAt, contestedAt, decision: null }],
  ['whose objection was accepted', 'CAME', { markedAt, contestedAt, decision: 'CAME' }],
  ['whose objection was rejected', 'ABSENT', { markedAt, contestedAt, decision: 'ABSENT' }],
] as const)('the attendance of a member %s is %s', (_who, attendance, absence) => {
  expect(toAttendance(absence)).toBe(attendance);
});

test.each([
  ['immediately', true, null, markedAt],
  ['in the last second', true, null, at('2026-11-22T09:59:59')],
  ['after seven days', false, null, at('2026-11-22T10:00:00')],
  ['twice', false, contestedAt, contestedAt],
])('whether a member may contest an absence %s: %s', (_when, may, contested, now) => {
  expect(mayContest({ markedAt, contestedAt: contested, decision: null }, now)).toBe(may);
});

test('an absence can be contested for seven days after it was marked', () => {
  expect(contestClosesAt(markedAt)).toEqual(at('2026-11-22T10:00:00'));
});
