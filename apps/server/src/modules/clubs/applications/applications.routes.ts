import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { applyToClub, readUsualReply } from './apply-to-club.ts';
import { cancelApplication } from './cancel-application.ts';
import { countWaiting } from './count-waiting.ts';
import { decideApplication } from './decide-application.ts';
import { kickMember } from './kick-member.ts';
import { listApplications } from './list-applications.ts';
import { rejoinClub } from './rejoin-club.ts';

export const applicationsRoutes = routes(contract.applications, {
  apply: async ({ context, viewer, params, body, headers }) => ({
    data: await applyToClub(context, viewer, {
      ...params,
      ...body,
      inviteKey: headers['x-invite-key'],
    }),
    ...(await readUsualReply(context, params.clubId)),
  }),
  rejoin: ({ context, viewer, params }) => rejoinClub(context, viewer, params.clubId),
  cancel: ({ context, viewer, params }) => cancelApplication(context, viewer, params.clubId),
  list: ({ context, viewer, params }) => toData(listApplications(context, viewer, params.clubId)),
  countWaiting: ({ context, viewer }) => toData(countWaiting(context, viewer)),
  decide: ({ context, viewer, params, body }) =>
    decideApplication(context, viewer, { ...params, ...body }),
  kick: ({ context, viewer, params }) => kickMember(context, viewer, params),
});
