import { auth } from '@azit/contract/auth/auth.endpoints';
import type { BodyInput } from '@azit/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { forgetPasswordCheck } from '../model/password-check.ts';

export function useChangePassword(memberId: number) {
  return useMutation({
    mutationFn: async (body: BodyInput<typeof auth.changePassword>) => {
      await call(auth.changePassword, { params: { memberId }, body });
      forgetPasswordCheck();
    },
  });
}
