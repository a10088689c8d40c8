import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import {
  answerRequest,
  assignRole,
  handOver,
  takeBackRequest,
  takeOver,
} from '#server/modules/crews/members/crew-hosts.ts';
import {
  inviteToCrew,
  listCandidates,
  listCrewCandidates,
} from '#server/modules/crews/members/invite-members.ts';
import { answerInvitation, changeAlwaysGoing } from '#server/modules/crews/members/membership.ts';
import { createCrew } from './create-crew.ts';
import { changeRhythm } from './dates/change-rhythm.ts';
import { openDate, skipDate } from './dates/one-date.ts';
import { resumeCrew } from './dates/pause-crew.ts';
import { editCrew } from './edit-crew.ts';
import { endOwnCrew } from './end-crew.ts';
import { getCrew } from './get-crew.ts';
import { listOwnCrews } from './list-own-crews.ts';
import { crewInviteLinks } from './members/crew-invite-links.ts';
import { removeFromCrew } from './members/remove-from-crew.ts';

export const crewsRoutes = routes(contract.crews, {
  create: ({ context, viewer, body }) => toData(createCrew(context, viewer, body)),
  get: ({ context, viewer, params, headers }) =>
    toData(getCrew(context, viewer, { ...params, key: headers['x-invite-key'] })),
  edit: ({ context, viewer, params, body }) =>
    toData(editCrew(context, viewer, { ...params, body })),
  end: ({ context, viewer, params }) => endOwnCrew(context, viewer, params.crewId),
  listOwn: ({ context, viewer }) => toData(listOwnCrews(context, viewer)),
  listCandidates: ({ context, viewer, params }) =>
    toData(listCandidates(context, viewer, params.clubId)),
});

export const crewMembersRoutes = routes(contract.crewMembers, {
  listCandidates: ({ context, viewer, params }) =>
    toData(listCrewCandidates(context, viewer, params.crewId)),
  invite: ({ context, viewer, params, body }) =>
    inviteToCrew(context, viewer, { ...params, ...body }),
  answerInvitation: ({ context, viewer, params, body, headers }) =>
    answerInvitation(context, viewer, { ...params, ...body, key: headers['x-invite-key'] }),
  remove: ({ context, viewer, params, body }) =>
    removeFromCrew(context, viewer, { ...params, reason: body?.reason }),
  assignRole: ({ context, viewer, params, body }) =>
    assignRole(context, viewer, { ...params, ...body }),
  handOver: ({ context, viewer, params, body }) =>
    handOver(context, viewer, { ...params, ...body }),
  takeBackRequest: ({ context, viewer, params }) => takeBackRequest(context, viewer, params),
  answerRequest: ({ context, viewer, params, body }) =>
    answerRequest(context, viewer, { crewId: params.crewId, ...body }),
  takeOver: ({ context, viewer, params }) => takeOver(context, viewer, params.crewId),
  setAlwaysGoing: ({ context, viewer, params, body }) =>
    changeAlwaysGoing(context, viewer, { ...params, ...body }),
});

export const crewDatesRoutes = routes(contract.crewDates, {
  changeRhythm: async ({ context, viewer, params, body }) => {
    await changeRhythm(context, viewer, { ...params, ...body });
    return toData(getCrew(context, viewer, params));
  },
  resume: async ({ context, viewer, params }) => {
    await resumeCrew(context, viewer, params.crewId);
    return toData(getCrew(context, viewer, params));
  },
  open: ({ context, viewer, params, body }) =>
    toData(openDate(context, viewer, { ...params, ...body })),
  skip: ({ context, viewer, params, body }) =>
    skipDate(context, viewer, { ...params, note: body?.note ?? null }),
});

export const crewInviteLinksRoutes = routes(contract.crewInviteLinks, {
  create: ({ context, viewer, params, body }) =>
    toData(crewInviteLinks.create(context, viewer, params, body)),
  list: ({ context, viewer, params, query }) =>
    toData(crewInviteLinks.list(context, viewer, params, query)),
  end: ({ context, viewer, params }) => crewInviteLinks.end(context, viewer, params),
});
