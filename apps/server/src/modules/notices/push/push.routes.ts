import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { subscribeDevice } from './subscribe-device.ts';
import { unsubscribeDevice } from './unsubscribe-device.ts';

export const pushRoutes = routes(contract.push, {
  getKey: async ({ context }) => ({ data: { publicKey: context.vapidKeys.publicKey } }),
  subscribe: ({ context, viewer, body }) => subscribeDevice(context, viewer, body),
  unsubscribe: ({ context, viewer, body }) => unsubscribeDevice(context, viewer, body.endpoint),
});
