import { expect, test } from 'vitest';
import {
  requireConfirmable,
  requireContestable,
  requireJoinedAll,
  requireMarkable,
  requireNoneArrived,
  requireOver,
  requireSeat,
} from '#server/modules/clubs/meetings/attendance/attendance.refusal.ts';

const club = {
  meeting_date: '2026-11-14',
  meeting_time: '14:00:00',
  duration_minutes: 120,
  cancelled_at: null,
};
const cancelled = { ...club, cancelled_at: new Date('2026-11-10T10:00:00+09:00') };
const at = (time: string) => new Date(`${time}+09:00`);
const refused = (status: number, code: string, message: unknown = expect.stringMatching(/요\.$/)) =>
  expect.objectContaining({ status, code, message });

const early = refused(422, 'ATTENDANCE_CLOSED', '모임이 끝난 뒤에 누가 왔는지 확인할 수 있어요.');
const late = refused(422, 'ATTENDANCE_CLOSED', '모임이 끝나고 7일이 지나서 더 바꿀 수 없어요.');
const neverMet = refused(422, 'CLUB_ENDED', '취소돼서 열리지 않아요.');

test.each([
  ['during the meeting', club, '2026-11-14T15:59:59', early, early],
  ['at its end', club, '2026-11-14T16:00:00', null, null],
  ['in the last second', club, '2026-11-21T15:59:59', null, null],
  ['after seven days', club, '2026-11-21T16:00:00', null, late],
  ['after a cancellation', cancelled, '2026-11-14T17:00:00', neverMet, neverMet],
])(
  'attendance is visible from the end, confirmable for seven days: %s',
  (_when, row, time, seen, confirmed) => {
    const outcomes = [
      [() => requireOver(row, at(time)), seen],
      [() => requireConfirmable(row, at(time)), confirmed],
    ] as const;
    for (const [act, refusal] of outcomes) {
      if (refusal === null) expect(act).not.toThrow();
      else expect(act).toThrow(refusal);
    }
  },
);

test('only members with a seat may be marked as absent in a confirmation', () => {
  expect(() => requireJoinedAll([], new Set())).not.toThrow();
  expect(() => requireJoinedAll([2, 3], new Set([2, 3, 4]))).not.toThrow();
  const stranger = () => requireJoinedAll([2, 9], new Set([2, 3]));
  const fieldErrors = [{ field: 'absent', message: expect.stringMatching(/요\.$/) }];
  expect(stranger).toThrow(expect.objectContaining({ status: 400, fieldErrors }));
});

test('a member who arrived by door code may not be marked as absent', () => {
  const arrivals = (...times: (string | null)[]) =>
    times.map((time) => ({ arrived_at: time === null ? null : at(time) }));
  expect(() => requireNoneArrived(club, [])).not.toThrow();
  expect(() => requireNoneArrived(club, arrivals(null, '2026-11-13T14:00:00'))).not.toThrow();
  const marking = () => requireNoneArrived(club, arrivals(null, '2026-11-14T14:05:00'));
  expect(marking).toThrow(refused(409, 'ARRIVED_BY_CODE'));
});

test.each(['CLUB_WAITING', 'CLUB_KICKED', null, undefined])(
  'a member with the status %s may not see who came',
  (status) => {
    expect(() => requireSeat(status)).toThrow(refused(403, 'FORBIDDEN'));
  },
);

test('a member with a seat may see who came', () => {
  expect(() => requireSeat('CLUB_JOINED')).not.toThrow();
});

test.each([
  ['the host', 1, 'CLUB_JOINED', '호스트는 언제나 온 것으로 남아요.'],
  ['a member with a seat', 2, 'CLUB_JOINED', null],
  ['a waiting member', 2, 'CLUB_WAITING', '함께한 사람만 알릴 수 있어요.'],
  ['a stranger', 2, undefined, '함께한 사람만 알릴 수 있어요.'],
])('an objection of %s to an absence is refused with: $2', (_who, memberId, status, why) => {
  const objecting = () => requireMarkable(1, memberId, status);
  if (why === null) expect(objecting).not.toThrow();
  else expect(objecting).toThrow(refused(403, 'FORBIDDEN', why));
});

test('an absence may be contested for seven days', () => {
  const absence = { markedAt: at('2026-11-15T10:00:00'), contestedAt: null, decision: null };
  expect(() => requireContestable(absence, at('2026-11-22T09:59:59'))).not.toThrow();
  const contesting = () => requireContestable(absence, at('2026-11-22T10:00:00'));
  expect(contesting).toThrow(refused(422, 'ATTENDANCE_CLOSED'));
});
