import { auth } from '@azit/contract/auth/auth.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { forgetReturnPath } from '#web/session/login-prompt.ts';
import { logOut } from '#web/session/session.ts';

export function useLogOut() {
  return useMutation({
    mutationFn: () => call(auth.logOut),
    onSettled: () => {
      logOut();
      forgetReturnPath();
    },
  });
}
