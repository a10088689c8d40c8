import { auth } from '@azit/contract/auth/auth.endpoints';
import type { BodyInput } from '@azit/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useSendRecoveryCode() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof auth.sendRecoveryCode>) =>
      call(auth.sendRecoveryCode, { body }),
  });
}
