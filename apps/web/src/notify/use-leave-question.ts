import type { Meeting } from '@azit/rules/meeting-time';
import { useLateQuestion } from '#web/queries/use-late-question.ts';
import { choose, confirm } from './notify.ts';

/**
 * Asks a member before a seat is given up, if that costs temperature or if only a new application
 * brings the seat back (`mayReturn` is false). Resolves to null for no answer.
 */
export function useLeaveQuestion(clubId: number) {
  const findLateQuestion = useLateQuestion(clubId);
  return async (
    meeting: Meeting | null | undefined,
    mayReturn: boolean,
  ): Promise<boolean | null> => {
    const late = meeting ? await findLateQuestion(meeting) : null;
    if (late) return choose(late);
    if (mayReturn) return true;
    const { leaveQuestion } = await import('#web/domain/meeting/leave-question.ts');
    return (await confirm(leaveQuestion(meeting, new Date()))) || null;
  };
}
