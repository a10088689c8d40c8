import { expect, test } from 'vitest';
import { type ClubButtonState, clubButtonState, exitFromFullClub } from './club-button-state.ts';

const open = { phase: 'open', joinedCount: 2, memberLimit: 4, hostId: 1 } as const;
const ended = { ...open, phase: 'over' } as const;
const cancelled = { ...open, phase: 'cancelled' } as const;
const full = { ...open, joinedCount: 4 } as const;

const host = { memberId: 1, status: 'CLUB_JOINED' } as const;
const stranger = { memberId: 9 };
const waiting = { memberId: 2, status: 'CLUB_WAITING' } as const;
const joined = { memberId: 3, status: 'CLUB_JOINED' } as const;
const rejected = { memberId: 4, status: 'CLUB_REJECTED' } as const;

type Club = typeof open | typeof ended | typeof cancelled | typeof full;
type Viewer = typeof host | typeof stranger | typeof waiting | typeof joined | typeof rejected;

const table: [string, Club, Viewer, ClubButtonState][] = [
  ['ended comes before everything', { ...full, phase: 'over' } as never, host, 'close'],
  ['ended, stranger', ended, stranger, 'close'],
  ['cancelled, joined', cancelled, joined, 'close'],
  ['full comes before host', full, host, 'full'],
  ['full comes before joined', full, joined, 'full'],
  ['full, stranger', full, stranger, 'full'],
  ['host', open, host, 'edit'],
  ['waiting', open, waiting, 'wating'],
  ['joined', open, joined, 'joined'],
  ['rejected', open, rejected, 'join'],
  ['stranger', open, stranger, 'join'],
];

// covers S4.8
test.each(table)(
  'the club button has the expected state in the case “%s”',
  (_name, club, viewer, state) => {
    expect(clubButtonState(club, viewer)).toBe(state);
  },
);

// covers P1.4
test('a joined member can leave a full club with the club button', () => {
  expect(exitFromFullClub(full, joined)).toBe('cancel-joined');
  expect(exitFromFullClub(full, waiting)).toBe('cancel-waiting');
  expect(exitFromFullClub(full, host)).toBeNull();
  expect(exitFromFullClub(full, stranger)).toBeNull();
  expect(exitFromFullClub(open, joined)).toBeNull();
  expect(exitFromFullClub(ended, joined)).toBeNull();
});
