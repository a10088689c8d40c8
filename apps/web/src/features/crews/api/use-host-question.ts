import { useQueryClient } from '@tanstack/react-query';
import { confirm } from '#web/notify/notify.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';

/**
 * Asks a member whose 못 가요 would become 갈게요 before they become the host. Resolves to false if
 * the member declines. Loads the crew, because a notice does not contain its meetings.
 */
export function useHostQuestion(crewId: number) {
  const client = useQueryClient();
  return async (confirmLabel: string): Promise<boolean> => {
    const { dates } = await client.fetchQuery(crewQueries.detail(crewId));
    const { hostQuestion } = await import('../model/host-question.ts');
    const question = hostQuestion(dates);
    return question === null || confirm({ ...question, confirmLabel });
  };
}
