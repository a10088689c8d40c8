import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { answerByLink, readAnswerLink } from './answer-by-link.ts';
import { answerClub } from './answer-club.ts';

export const answersRoutes = routes(contract.answers, {
  readLink: ({ context, params }) => toData(readAnswerLink(context, params.token)),
  answerByLink: ({ context, params, body }) =>
    toData(answerByLink(context, params.token, body.going)),
  answer: ({ context, viewer, params, body }) =>
    toData(answerClub(context, viewer, { ...params, ...body })),
});
