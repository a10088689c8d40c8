import { contract } from '@azit/contract';
import { HttpResult } from '#server/http/reply.ts';
import { routes } from '#server/http/routes.ts';
import { switchMailOff } from './switch-mail-off.ts';
import { requireMailReader, unsubscribeAddresses } from './unsubscribe-token.ts';

export const mailUnsubscriptionsRoutes = routes(contract.mailUnsubscriptions, {
  // Mail scanners open every link, so a GET only reads and a POST unsubscribes.
  open: async ({ context, params }) => {
    const reader = requireMailReader(context, params.token);
    return new HttpResult<undefined>({ location: unsubscribeAddresses(context, reader).page });
  },
  unsubscribe: async ({ context, params }) => {
    const { memberId, kind } = requireMailReader(context, params.token);
    await switchMailOff(context, memberId, kind);
    return { data: { kind } };
  },
});
