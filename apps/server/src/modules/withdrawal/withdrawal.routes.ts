import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { withdraw } from './withdraw.ts';

export const withdrawalRoutes = routes(contract.withdrawal, {
  withdraw: ({ context, viewer }) => withdraw(context, viewer),
});
