import { auth } from '@azit/contract/auth/auth.endpoints';
import type { BodyInput } from '@azit/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { notePasswordChecked } from '../model/password-check.ts';

export function useVerifyPassword(memberId: number) {
  return useMutation({
    mutationFn: async (body: BodyInput<typeof auth.verifyPassword>) => {
      await call(auth.verifyPassword, { params: { memberId }, body });
      notePasswordChecked(memberId, Date.now());
    },
  });
}
