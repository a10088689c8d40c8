import type { BodyInput } from '@azit/contract/endpoint';
import { members } from '@azit/contract/members/members.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Throws a 404 if the nickname or email is taken. */
export function useCheckMember() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof members.check>) => call(members.check, { body }),
  });
}
