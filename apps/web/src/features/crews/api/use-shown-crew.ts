import type { Crew } from '@azit/contract/crews/crew.schema';
import { useSession } from '#web/session/session.ts';
import { answerInCrew } from '../model/date-answer.ts';
import { usePendingAnswers } from './use-date-answer.ts';

/** The crew with the answers that are still on their way. */
export function useShownCrew(crew: Crew): Crew {
  const ownId = useSession()?.memberId;
  return usePendingAnswers().reduce((shown, answer) => answerInCrew(shown, answer, ownId), crew);
}
