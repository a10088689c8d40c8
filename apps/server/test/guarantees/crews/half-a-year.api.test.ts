import { expect } from 'vitest';
import { brokenRules } from '#test/harness/check-invariants.ts';
import { isLongRun, reportLongRun, roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { addCrew, type LivingCrew, liveOneDay } from './crew-life.ts';
import { readNeedlessQuestions } from './crew-state.ts';
import { findDifferences } from './find-differences.ts';
import { seededRandom } from './seeded-random.ts';

const CREWS = isLongRun ? 3 : 1;
const DAYS = roundCount(6) * 7;
const DAY_MS = 24 * 60 * 60_000;

// covers G17 (docs/coverage-statements.md)
test('meetings, answers and rooms of a crew equal the model on every simulated day', {
  timeout: 3_600_000,
}, async () => {
  const random = seededRandom(20_261_115);
  const crews: LivingCrew[] = [];
  for (let index = 0; index < CREWS; index += 1) crews.push(await addCrew(server.context, index));
  for (let day = 0; day < DAYS; day += 1) {
    server.clock.advance(DAY_MS);
    for (const crew of crews) {
      await liveOneDay(server.context, crew, random);
      const reader = random.pick([crew.host, ...crew.members]);
      const where = `day ${day} of crew ${crew.crewId}`;
      expect(await findDifferences(server.context, crew, reader), where).toEqual([]);
    }
    expect(await brokenRules(server.context), `day ${day}`).toEqual([]);
  }
  for (const crew of crews) {
    // The host has a seat in every meeting without a tap; a member needs at most one tap per
    // meeting.
    expect(await readNeedlessQuestions(server.context, crew)).toEqual([]);
    expect(crew.model.repeatedTaps()).toEqual([]);
    const [dates, answers] = [crew.model.expectedDates(), crew.model.expectedAnswers()];
    reportLongRun(
      `${DAYS} days: ${dates.length} meetings, ${answers.length} answers, no difference`,
    );
  }
  const held = crews.map((crew) => crew.model.expectedDates().length);
  expect(Math.min(...held)).toBeGreaterThanOrEqual(Math.floor(DAYS / 7 / 2));
});
