import * as rule from '@azit/rules/chats/room-closing';
import fc from 'fast-check';
import { expect } from 'vitest';
import { bool, date, int, nullable, time, timestamp } from '#server/database/column.ts';
import { findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import { isClubRoomOpen } from '#server/modules/chats/rooms/room-closing.ts';
import { server, test } from '#test/harness/server-test.ts';

const judge = statement('test_judge_room', {
  text: `select ${isClubRoomOpen('c')} as is_open
    from (select :meeting_date::date as meeting_date, :meeting_time::time as meeting_time,
      :duration_minutes::int2 as duration_minutes,
      :cancelled_at::timestamptz as cancelled_at) as c`,
  params: {
    meeting_date: date,
    meeting_time: time,
    duration_minutes: int,
    cancelled_at: nullable(timestamp),
    now: timestamp,
  },
  row: { is_open: bool },
});

const DAY_MS = 86_400_000;
const club = fc.record({
  meetingDate: fc.constantFrom('2026-11-14', '2026-12-31', '2028-02-01', '2027-03-10'),
  meetingTime: fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => `${parts.map((part) => String(part).padStart(2, '0')).join(':')}:00`),
  durationMinutes: fc.integer({ min: 30, max: 720 }),
  cancelledAt: fc.option(fc.constantFrom(new Date('2026-11-01'), new Date('2027-01-31T15:00Z'))),
});
/**
 * The SQL and the shared implementation of the rule are most likely to differ near a boundary, so
 * the test uses these offsets in milliseconds.
 */
const offset = fc.constantFrom(0, -1, 1, -1000, 1000, -3_600_000, 3_600_000, -DAY_MS, DAY_MS);

// covers R5.7 (docs/coverage-statements.md)
test('SQL and the shared rule close the room of every club at the same instant', async () => {
  const property = fc.asyncProperty(club, offset, async (shape, ms) => {
    const closing = rule.clubEnd(shape).getTime() + rule.ROOM_OPEN_DAYS * DAY_MS;
    const now = new Date(closing + ms);
    const found = await findOne(server.context.database, judge, {
      meeting_date: shape.meetingDate,
      meeting_time: shape.meetingTime,
      duration_minutes: shape.durationMinutes,
      cancelled_at: shape.cancelledAt,
      now,
    });
    expect(found).toEqual({ is_open: rule.isClubRoomOpen(shape, now) });
    expect(found?.is_open).toBe(ms < 0);
  });
  await fc.assert(property, { numRuns: 300 });
});
