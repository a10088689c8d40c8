import { contract } from '@azit/contract';
import { HttpResult } from '#server/http/reply.ts';
import { routes, toData } from '#server/http/routes.ts';
import { tokenHeaders } from '../open-session.ts';
import { beginOauth } from './begin-oauth.ts';
import { finishOauth } from './finish-oauth.ts';
import { exchangeOauthEntry } from './oauth-entry.ts';
import { getOauthSignUp, signUpWithOauth } from './sign-up-with-oauth.ts';

export const oauthRoutes = routes(
  contract.oauth,
  {
    listProviders: async ({ context }) => ({
      data: context.config.oauthProviders.map(({ provider, label }) => ({ provider, label })),
    }),
    begin: ({ context, ip, params }) => beginOauth(context, { ip, ...params }),
    finish: ({ context, params, query, headers }) =>
      finishOauth(context, { ...params, query, cookie: headers.cookie }),
    enter: async ({ context, body, headers }) => {
      const input = { code: body.code, cookie: headers.cookie };
      const { tokens, body: member } = await exchangeOauthEntry(context, input);
      return new HttpResult({ body: member, headers: tokenHeaders(tokens) });
    },
    getSignUp: ({ context, params }) => toData(getOauthSignUp(context, params.ticket)),
    signUp: async ({ context, ip, ...sent }) => {
      const input = { ip, image: sent.image, data: sent.data ?? sent.body };
      const { tokens, member } = await signUpWithOauth(context, input);
      return new HttpResult({ body: { data: member }, headers: tokenHeaders(tokens) });
    },
  },
  { holdsNoSlot: ['finish'] },
);
