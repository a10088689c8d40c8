import { isDeepStrictEqual } from 'node:util';
import type { Context } from '#server/context.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import type { LivingCrew } from './crew-life.ts';
import { readAnswers, readPlanned, readRoom, readShownAnswers } from './crew-state.ts';

/** Compares the database and the member's page of the crew with the model. */
export async function findDifferences(
  context: Context,
  crew: LivingCrew,
  reader: TestMember,
): Promise<string[]> {
  const { model } = crew;
  const shown = await readShownAnswers(context, crew, reader);
  const expected = shown.map(({ date }) => {
    return { date, answer: model.answerTo(date, reader.memberId) };
  });
  const compared = [
    ['dates', await readPlanned(context, crew), model.expectedDates()],
    ['answers', await readAnswers(context, crew), model.expectedAnswers()],
    ['room', await readRoom(context, crew), model.expectedRoom()],
    [`page of member ${reader.memberId}`, shown, expected],
  ] as const;
  return compared
    .filter(([, found, wanted]) => !isDeepStrictEqual(found, wanted))
    .map(
      ([what, ...sides]) => `${what}: ${sides.map((side) => JSON.stringify(side)).join(' not ')}`,
    );
}
