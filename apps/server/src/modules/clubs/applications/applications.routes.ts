import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { applyToClub } from './apply-to-club.ts';
import { cancelApplication } from './cancel-application.ts';
import { countWaiting } from './count-waiting.ts';
import { decideApplication } from './decide-application.ts';
import { kickMember } from './kick-member.ts';
import { listApplications } from './list-applications.ts';
import { rejoinClub } from './rejoin-club.ts';

export const applicationsRoutes = routes(contract.applications, {
  apply: async ({ context, viewer, params, body }) => ({
    data: await applyToClub(context, viewer, { ...params, ...body }),
  }),
  rejoin: async ({ context, viewer, params }) => {
    await rejoinClub(context, viewer, params.clubId);
    return undefined;
  },
  cancel: async ({ context, viewer, params }) => {
    await cancelApplication(context, viewer, params.clubId);
    return undefined;
  },
  list: async ({ context, viewer, params }) => ({
    data: await listApplications(context, viewer, params.clubId),
  }),
  countWaiting: async ({ context, viewer }) => ({ data: await countWaiting(context, viewer) }),
  decide: async ({ context, viewer, params, body }) => {
    await decideApplication(context, viewer, { ...params, ...body });
    return undefined;
  },
  kick: async ({ context, viewer, params }) => {
    await kickMember(context, viewer, params);
    return undefined;
  },
});
