import { mailUnsubscriptions } from '@azit/contract/notices/mail-unsubscriptions.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Works without a login: the signed token names the member and the kind of mail. */
export function useUnsubscribeMail(token: string) {
  return useMutation({
    mutationFn: () => call(mailUnsubscriptions.unsubscribe, { params: { token } }),
  });
}
