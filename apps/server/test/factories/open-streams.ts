import { pino } from 'pino';
import { vi } from 'vitest';
import { eventMarks } from '#server/modules/stream/event-marks.ts';
import { streams } from '#server/modules/stream/streams.ts';
import type { Doorbell } from '#server/runtime/doorbells.ts';
import { testClock } from '#test/harness/test-clock.ts';

const HOUR_MS = 60 * 60 * 1_000;

export function startStreams(limits = { total: 3, perMember: 2 }) {
  const clock = testClock();
  const ended = new Set<string>();
  const unread = new Map<number, number>();
  const countUnreadNotices = vi.fn(async (memberIds: readonly number[]) => {
    return new Map(memberIds.map((memberId) => [memberId, unread.get(memberId) ?? 0]));
  });
  const findActive = vi.fn(async (sessionIds: readonly string[]) => {
    return new Set(sessionIds.filter((sessionId) => !ended.has(sessionId)));
  });
  const rooms = new Map<number, number>();
  const findUndelivered = vi.fn(async (doorbellSeqs: ReadonlyMap<number, number>) =>
    [...rooms]
      .filter(([roomId, seq]) => seq > (doorbellSeqs.get(roomId) ?? 0))
      .map(([roomId, seq]) => ({ roomId, seq, memberIds: [1, 2] })),
  );
  const log = pino({ level: 'silent' });
  const currentPosition = vi.fn(async () => 0n);
  const writeMark = vi.fn((position: bigint) => `mark-${position}`);
  const marks = eventMarks({ currentPosition, writeMark });
  const open = streams({
    limits,
    clock,
    log,
    countUnreadNotices,
    findUndelivered,
    findActive,
    marks,
  });
  return {
    ...open,
    receive: (doorbell: Doorbell, position = 0n) => open.receive(doorbell, position),
    currentPosition,
    writeMark,
    countUnreadNotices,
    findActive,
    findUndelivered,
    rooms,
    ended,
    unread,
    pass: async (ms: number) => {
      clock.advance(ms);
      await vi.advanceTimersByTimeAsync(ms);
    },
    enter: (memberId: number, sessionId: string, livesMs = HOUR_MS) => {
      const end = vi.fn();
      const written: string[] = [];
      const tokenExpiresAt = new Date(clock.now().getTime() + livesMs);
      const closed = open.open(
        { memberId, sessionId, tokenExpiresAt, hidden: undefined },
        { write: (text) => written.push(text), end },
      );
      return { end, written, closed };
    },
  };
}
