import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { answerClub } from './answer-club.ts';

export const answersRoutes = routes(contract.answers, {
  answer: ({ context, viewer, params, body }) =>
    toData(answerClub(context, viewer, { ...params, ...body })),
});
