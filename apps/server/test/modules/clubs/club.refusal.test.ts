import { expect, test } from 'vitest';
import { clubPhaseAt, phasedClub } from '#server/modules/clubs/club.policy.ts';
import {
  mayHost,
  readRole,
  requireCapability,
  requireClub,
  requireLimitHolds,
  requireLiveLink,
  requireMeetingAhead,
  requireOpen,
  requireUnlocked,
} from '#server/modules/clubs/club.refusal.ts';

const club = {
  meeting_date: '2026-11-21',
  meeting_time: '14:00:00',
  duration_minutes: 120,
  cancelled_at: null,
};
const cancelled = { ...club, cancelled_at: new Date('2026-11-16T10:00:00+09:00') };
const at = (time: string) => new Date(`2026-11-21T${time}+09:00`);
const refused = (status: number, code: string, message: unknown = expect.stringMatching(/요\.$/)) =>
  expect.objectContaining({ status, code, message });

test('the meeting of a stored club has the club’s duration and cancellation', () => {
  const meeting = { meetingDate: '2026-11-21', meetingTime: '14:00:00', durationMinutes: 120 };
  expect(phasedClub(club)).toEqual({ ...meeting, isCancelled: false });
  expect(phasedClub(cancelled)).toEqual({ ...meeting, isCancelled: true });
});

test.each([
  ['before its start', club, '13:59:59', 'open', null],
  ['at its start', club, '14:00:00', 'ongoing', '이미 시작한 아지트예요.'],
  ['at its end', club, '16:00:00', 'over', '이미 종료된 아지트예요.'],
  ['after its cancellation', cancelled, '13:59:59', 'cancelled', '취소돼서 열리지 않아요.'],
])(
  'a club can be changed or joined by link only before its start: %s',
  (_when, row, time, phase, why) => {
    const now = at(time);
    expect(clubPhaseAt(row, now)).toBe(phase);
    const changing = () => requireOpen(row, now);
    const following = () => requireLiveLink({ isLive: true }, row, now);
    if (why === null) {
      expect(changing).not.toThrow();
      expect(following).not.toThrow();
    } else {
      expect(changing).toThrow(refused(422, 'CLUB_ENDED', why));
      expect(following).toThrow(refused(410, 'INVITE_ENDED'));
    }
  },
);

test('an ended invite link is refused even if the club is open', () => {
  const following = () => requireLiveLink({ isLive: false }, club, at('13:00:00'));
  expect(following).toThrow(refused(410, 'INVITE_ENDED'));
});

test('a club that does not exist is refused, an existing one is returned', () => {
  expect(() => requireClub(undefined)).toThrow(refused(404, 'CLUB_NOT_FOUND'));
  expect(requireClub(club)).toBe(club);
});

test.each([
  ['the host', { host_id: 1, is_cohost: false }, 'HOST', true, true],
  ['a host who is also a co-host', { host_id: 1, is_cohost: true }, 'HOST', true, true],
  ['a co-host', { host_id: 2, is_cohost: true }, 'COHOST', true, false],
  ['another member', { host_id: 2, is_cohost: false }, null, false, false],
])('%s has the role $2, may announce: $3, may close the club: $4', (_who, row, ...expected) => {
  const [role, mayAnnounce, mayClose] = expected;
  const viewer = { memberId: 1 };
  expect(readRole(row, viewer)).toBe(role);
  expect(mayHost(row, viewer, 'announce')).toBe(mayAnnounce);
  expect(mayHost(row, viewer, 'closeClub')).toBe(mayClose);
  const closing = () => requireCapability(row, viewer, 'closeClub');
  if (mayClose) expect(closing).not.toThrow();
  else expect(closing).toThrow(refused(403, 'NOT_HOST'));
});

test.each([
  ['2026-11-20', '23:00', 'meetingDate'],
  ['2026-11-21', '12:00', 'meetingTime'],
  ['2027-11-22', '12:00', 'meetingDate'],
])(
  'a meeting moved to the past or too far ahead, %s %s, is refused for its %s',
  (date, time, field) => {
    const moving = () =>
      requireMeetingAhead({ meetingDate: date, meetingTime: time }, at('12:00:00'));
    const fieldErrors = [{ field, message: expect.stringMatching(/요\.$/) }];
    expect(moving).toThrow(expect.objectContaining({ status: 400, fieldErrors }));
  },
);

test('a meeting moved to a later time of today is accepted', () => {
  const meeting = { meetingDate: '2026-11-21', meetingTime: '12:01' };
  expect(() => requireMeetingAhead(meeting, at('12:00:00'))).not.toThrow();
});

test.each([
  [4, 0, 4, null],
  [3, 1, 4, null],
  [5, 0, 4, '이미 5명이 함께해요. 인원을 그보다 적게 정할 수 없어요.'],
  [4, 1, 4, '자리를 맡아 둔 사람까지 5명이에요. 인원을 그보다 적게 정할 수 없어요.'],
])(
  'with %i joined and %i offered seats the limit %i is refused: %s',
  (joined, offered, limit, message) => {
    const taken = { joined_count: joined, offered_count: offered };
    const limiting = () => requireLimitHolds(taken, limit);
    if (message === null) return expect(limiting).not.toThrow();
    const fieldErrors = [{ field: 'memberLimit', message }];
    const code = 'CLUB_LIMIT_BELOW_JOINED';
    expect(limiting).toThrow(expect.objectContaining({ status: 400, code, message, fieldErrors }));
  },
);

test('a change of a locked field is refused', () => {
  expect(() => requireUnlocked(true)).toThrow(refused(409, 'CLUB_FIELDS_LOCKED'));
  expect(() => requireUnlocked(false)).not.toThrow();
});
