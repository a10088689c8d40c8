import type { Crew, OwnCrew } from '@azit/contract/crews/crew.schema';
import { useSession } from '#web/session/session.ts';
import { answerInCrew, answerInOwnCrew } from '../model/date-answer.ts';
import { usePendingAnswers } from './use-date-answer.ts';

/** The crew with those answers of the viewer that the server has not confirmed yet. */
export function useShownCrew(crew: Crew): Crew {
  const ownId = useSession()?.memberId;
  return usePendingAnswers().reduce((shown, answer) => answerInCrew(shown, answer, ownId), crew);
}

export function useShownCrews(crews: readonly OwnCrew[]): OwnCrew[] {
  const pending = usePendingAnswers();
  return crews.map((crew) => pending.reduce(answerInOwnCrew, crew));
}
