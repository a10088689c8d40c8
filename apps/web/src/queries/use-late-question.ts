import { lateFrom } from '@azit/rules/hosting/seat-question';
import type { Meeting } from '@azit/rules/meeting-time';
import { useQueryClient } from '@tanstack/react-query';

/** Loads the question on demand, because few answers are late. */
export function useLateQuestion(clubId: number) {
  const client = useQueryClient();
  return async (meeting: Meeting) => {
    if (new Date() < lateFrom(meeting)) return null;
    const { findLateQuestion } = await import('./find-late-question.ts');
    return findLateQuestion(client, clubId, meeting);
  };
}
