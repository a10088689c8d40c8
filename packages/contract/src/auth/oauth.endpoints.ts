import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { aboutMe, birthYear, gender, interests, nickname } from '../members/member.field.ts';
import { ownMemberSchema } from '../members/member.schema.ts';
import { loginSchema } from './login.schema.ts';

const SPENT_TICKET = '가입 시간이 지났어요. 소셜 로그인을 다시 해 주세요.';

const ticket = z.string(SPENT_TICKET).check(z.regex(/^[\w-]{1,64}$/, SPENT_TICKET));
const SPENT_CODE = '로그인 시간이 지났어요. 소셜 로그인을 다시 해 주세요.';
const code = z.string(SPENT_CODE).check(z.regex(/^[\w-]{1,64}$/, SPENT_CODE));
const providerParams = z.object({
  provider: z.string().check(z.maxLength(40)),
});

export const oauthProviderSchema = z.object({ provider: z.string(), label: z.string() });

export const socialSignUpData = z.object({
  ticket,
  nickname,
  gender,
  birthYear,
  aboutMe,
  categorySmallId: interests,
});

export const oauth = endpoints('oauth', {
  listProviders: {
    summary: '쓸 수 있는 소셜 로그인',
    method: 'GET',
    path: '/api/auth/oauth',
    access: 'anyone',
    response: data(z.array(oauthProviderSchema)),
  },
  begin: {
    summary: '소셜 로그인 시작',
    method: 'GET',
    path: '/api/auth/oauth/:provider',
    access: 'anyone',
    params: providerParams,
    status: 302,
    responseHeaders: ['Location'],
    refusals: [404],
  },
  finish: {
    summary: '소셜 로그인에서 돌아오기',
    method: 'GET',
    path: '/api/auth/oauth/:provider/callback',
    access: 'anyone',
    params: providerParams,
    query: z.looseObject({
      code: z.optional(z.string()),
      state: z.optional(z.string()),
      error: z.optional(z.string()),
    }),
    requestHeaders: z.object({ cookie: z.optional(z.string()) }),
    status: 302,
    responseHeaders: ['Location'],
    refusals: [404],
  },
  enter: {
    summary: '소셜 로그인 마치기',
    method: 'POST',
    path: '/api/auth/oauth/entries',
    access: 'anyone',
    body: z.object({ code }),
    requestHeaders: z.object({ cookie: z.optional(z.string()) }),
    response: loginSchema,
    responseHeaders: ['Authorization', 'Refresh'],
    refusals: [403, 404],
  },
  getSignUp: {
    summary: '소셜 회원가입에 쓸 이메일',
    method: 'GET',
    path: '/api/auth/oauth/signups/:ticket',
    access: 'anyone',
    params: z.object({ ticket }),
    response: data(z.object({ email: z.string() })),
    refusals: [404],
  },
  signUp: {
    summary: '소셜 회원가입 마치기: 프로필까지 `image`와 `data`로, 프로필 없이는 JSON으로',
    method: 'POST',
    path: '/api/auth/oauth/signups',
    access: 'anyone',
    body: z.object({ ticket, nickname, gender, birthYear }),
    multipart: {
      data: socialSignUpData,
    },
    status: 201,
    response: data(ownMemberSchema),
    responseHeaders: ['Authorization', 'Refresh'],
    refusals: [404, 409, 413, 415],
  },
});
