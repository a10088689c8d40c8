import type { BodyInput } from '@azit/contract/endpoint';
import { members } from '@azit/contract/members/members.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Refused with 404 where the nickname or e-mail belongs to somebody. */
export function useCheckMember() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof members.check>) => call(members.check, { body }),
  });
}
