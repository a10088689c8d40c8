import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { answerOffer } from './answer-offer.ts';
import { preapprove } from './preapprove.ts';

export const seatsRoutes = routes(contract.seats, {
  preapprove: ({ context, viewer, params, body }) =>
    preapprove(context, viewer, { ...params, ...body }),
  answerOffer: ({ context, viewer, params, body }) =>
    toData(answerOffer(context, viewer, { ...params, ...body })),
});
