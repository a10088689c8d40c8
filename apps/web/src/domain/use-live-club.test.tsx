import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { phaseStatuses } from '@azit/rules/club-phase';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveClub } from './use-live-club.ts';

const HOUR_MS = 3_600_000;
const meeting = { meetingDate: '2026-11-15', meetingTime: '13:00:00', durationMinutes: 60 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-15T12:00:00+09:00'));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(phase: ClubPhase) {
  const club = { ...meeting, phase, clubStatus: phaseStatuses[phase] };
  const { result } = renderHook(() => useLiveClub(club));
  return () => [result.current.phase, result.current.clubStatus];
}

// covers M3.20 (docs/coverage-statements.md)
test('an open club page updates when the meeting starts and when it ends', () => {
  const state = open('open');
  expect(state()).toEqual(['open', 'CLUB_ACTIVE']);
  act(() => vi.advanceTimersByTime(HOUR_MS - 1));
  expect(state()).toEqual(['open', 'CLUB_ACTIVE']);
  act(() => vi.advanceTimersByTime(1));
  expect(state()).toEqual(['ongoing', 'CLUB_ONGOING']);
  act(() => vi.advanceTimersByTime(HOUR_MS));
  expect(state()).toEqual(['over', 'CLUB_CLOSED']);
});

test('a cancelled club stays cancelled after its start time', () => {
  const state = open('cancelled');
  act(() => vi.advanceTimersByTime(HOUR_MS));
  expect(state()).toEqual(['cancelled', 'CLUB_CANCEL']);
});

test('a meeting that has begun on the server stays begun on a device with a slow clock', () => {
  expect(open('ongoing')()).toEqual(['ongoing', 'CLUB_ONGOING']);
  expect(open('over')()).toEqual(['over', 'CLUB_CLOSED']);
});
