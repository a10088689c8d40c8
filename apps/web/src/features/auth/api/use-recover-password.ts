import { auth } from '@azit/contract/auth/auth.endpoints';
import type { BodyInput } from '@azit/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useRecoverPassword() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof auth.recoverPassword>) =>
      call(auth.recoverPassword, { body }),
  });
}
