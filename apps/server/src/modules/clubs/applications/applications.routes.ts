import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { applySignup } from './apply-to-club.ts';
import { cancelSignup } from './cancel-application.ts';
import { decideSignup } from './decide-application.ts';
import { kickMember } from './kick-member.ts';
import { listSignups } from './list-applications.ts';

export const signupsRoutes = routes(contract.signups, {
  apply: async ({ context, viewer, params, body }) => ({
    data: await applySignup(context, viewer, { ...params, ...body }),
  }),
  cancel: async ({ context, viewer, params }) => {
    await cancelSignup(context, viewer, params.clubId);
    return undefined;
  },
  list: async ({ context, viewer, params }) => ({
    data: await listSignups(context, viewer, params.clubId),
  }),
  decide: async ({ context, viewer, params, body }) => {
    await decideSignup(context, viewer, { ...params, ...body });
    return undefined;
  },
  kick: async ({ context, viewer, params }) => {
    await kickMember(context, viewer, params);
    return undefined;
  },
});
