import { answers } from '@azit/contract/crews/crew-dates.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

/** Works without a login: the signed token names the member and the meeting. */
export function useAnswerLink(token: string, isComplete: boolean) {
  const client = useQueryClient();
  const query = useQuery({
    ...endpointQuery(answers.readLink, { params: { token } }, readData),
    enabled: isComplete,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const send = useMutation({
    mutationFn: async (going: boolean) =>
      (await call(answers.answerByLink, { params: { token }, body: { going } })).data,
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryHash }) => !queryHash.includes(token) }),
  });
  return { query, send };
}
