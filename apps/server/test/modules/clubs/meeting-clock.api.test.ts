import { locationArea } from '@azit/rules/areas/location-area';
import { clubPhase } from '@azit/rules/club-phase';
import fc from 'fast-check';
import { expect } from 'vitest';
import { bool, date, int, nullable, text, time } from '#server/database/column.ts';
import { findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import {
  hasEnded,
  nowParams,
  nowValues,
  phaseSql,
  statusSql,
} from '#server/modules/clubs/meeting-clock.ts';
import { server, test } from '#test/harness/server-test.ts';

const CLUB = `(select :meeting_date::date as meeting_date, :meeting_time::time as meeting_time,
  :duration_minutes::int2 as duration_minutes,
  case when :is_cancelled::bool then now() end as cancelled_at) as c`;

const judge = statement('test_judge_phase', {
  text: `select ${phaseSql('c')} as phase, ${statusSql('c')} as status, ${hasEnded('c')} as ended
    from ${CLUB}`,
  params: {
    meeting_date: date,
    meeting_time: time,
    duration_minutes: int,
    is_cancelled: bool,
    ...nowParams,
  },
  row: { phase: text, status: text, ended: bool },
});

const club = fc.record({
  meetingDate: fc.constantFrom('2026-11-14', '2026-11-15', '2026-12-31', '2028-02-29'),
  meetingTime: fc
    .tuple(fc.nat(23), fc.nat(59), fc.constantFrom(0, 0, 59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  durationMinutes: fc.integer({ min: 30, max: 720 }),
  isCancelled: fc.boolean(),
});
/**
 * The SQL and the shared implementation of the rule are most likely to differ near a boundary, so
 * the test uses these offsets in milliseconds.
 */
const edges = fc.tuple(
  fc.constantFrom('start', 'end'),
  fc.constantFrom(0, -1, 1, -999, 999, -1000, 1000, -86_400_000, 86_400_000),
);

const STATUSES = { open: 'ACTIVE', ongoing: 'ONGOING', over: 'CLOSED', cancelled: 'CANCEL' };

// covers M3.1 (docs/coverage-statements.md)
test('SQL and the shared rule give every club the same phase at every instant', async () => {
  const property = fc.asyncProperty(club, edges, async (shape, [edge, offset]) => {
    const start = Date.parse(`${shape.meetingDate}T${shape.meetingTime}+09:00`);
    const end = start + shape.durationMinutes * 60_000;
    const now = new Date((edge === 'start' ? start : end) + offset);
    const found = await findOne(server.context.database, judge, {
      meeting_date: shape.meetingDate,
      meeting_time: shape.meetingTime,
      duration_minutes: shape.durationMinutes,
      is_cancelled: shape.isCancelled,
      ...nowValues(now),
    });
    const phase = clubPhase(shape, now);
    const ended = clubPhase({ ...shape, isCancelled: false }, now) === 'over';
    expect(found).toEqual({ phase, status: `CLUB_${STATUSES[phase]}`, ended });
  });
  await fc.assert(property, { numRuns: 500 });
});

const selectArea = statement('test_location_area', {
  text: 'select location_area(:location::text) as area',
  params: { location: text },
  row: { area: nullable(text) },
});

const word = fc.constantFrom(
  ...['서울', '서울특별시', '서울시', '세종특별자치시', '경기도', '충청북도', '전라남', '제주'],
  ...['성동구', '성남시', '분당구', '남해군', '성동구청', '친구', '구', '시', '서울숲', '7', ' '],
);

// covers M3.8 (docs/coverage-statements.md)
test('SQL and the shared rule read the same area from every location', async () => {
  const property = fc.asyncProperty(
    fc.array(word, { minLength: 1, maxLength: 5 }),
    fc.constantFrom(' ', '  ', ''),
    async (words, gap) => {
      const location = words.join(gap);
      const found = await findOne(server.context.database, selectArea, { location });
      expect(found).toEqual({ area: locationArea(location) });
    },
  );
  await fc.assert(property, { numRuns: 1_000 });
});
