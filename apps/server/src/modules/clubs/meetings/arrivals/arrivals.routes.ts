import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { arrive } from './arrive.ts';
import { getDoorCode } from './get-door-code.ts';

export const arrivalsRoutes = routes(contract.arrivals, {
  getCode: ({ context, viewer, params }) => toData(getDoorCode(context, viewer, params.clubId)),
  arrive: ({ context, viewer, params, body }) => arrive(context, viewer, { ...params, ...body }),
});
