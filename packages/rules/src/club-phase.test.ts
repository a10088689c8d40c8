import { describe, expect, test } from 'vitest';
import { clubPhase, phaseStatuses } from './club-phase.ts';

const club = {
  meetingDate: '2026-11-21',
  meetingTime: '23:30:00',
  durationMinutes: 90,
  isCancelled: false,
};

describe('a club that meets at 23:30 in Seoul for 90 minutes', () => {
  // covers M3.1 (docs/coverage-statements.md)
  test.each([
    ['2026-11-21T23:29:59.999+09:00', 'open', 'CLUB_ACTIVE'],
    ['2026-11-21T23:30:00+09:00', 'ongoing', 'CLUB_ONGOING'],
    ['2026-11-22T00:59:59.999+09:00', 'ongoing', 'CLUB_ONGOING'],
    ['2026-11-22T01:00:00+09:00', 'over', 'CLUB_CLOSED'],
  ] as const)('the phase of the club at %s is %s', (now, phase, status) => {
    expect(clubPhase(club, new Date(now))).toBe(phase);
    expect(phaseStatuses[phase]).toBe(status);
  });

  test('the phase of a cancelled club is cancelled at any time', () => {
    for (const now of ['2026-11-01', '2026-11-21T15:00:00Z', '2027-01-01']) {
      expect(clubPhase({ ...club, isCancelled: true }, new Date(now))).toBe('cancelled');
    }
    expect(phaseStatuses.cancelled).toBe('CLUB_CANCEL');
  });
});
