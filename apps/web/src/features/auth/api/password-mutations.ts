import { auth } from '@azit/contract/auth/auth.endpoints';
import type { BodyInput } from '@azit/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { forgetPasswordCheck, notePasswordChecked } from '../model/password-check.ts';

export function useChangePassword(memberId: number) {
  return useMutation({
    mutationFn: async (body: BodyInput<typeof auth.changePassword>) => {
      await call(auth.changePassword, { params: { memberId }, body });
      forgetPasswordCheck();
    },
  });
}

export function useVerifyPassword(memberId: number) {
  return useMutation({
    mutationFn: async (body: BodyInput<typeof auth.verifyPassword>) => {
      await call(auth.verifyPassword, { params: { memberId }, body });
      notePasswordChecked(memberId, Date.now());
    },
  });
}

export function useSendRecoveryCode() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof auth.sendRecoveryCode>) =>
      call(auth.sendRecoveryCode, { body }),
  });
}

export function useRecoverPassword() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof auth.recoverPassword>) =>
      call(auth.recoverPassword, { body }),
  });
}
