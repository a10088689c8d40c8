import * as z from 'zod/mini';
import { areaCodes } from '../areas/area.field.ts';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import {
  aboutMe,
  birthYear,
  email,
  gender,
  interests,
  nickname,
  optionalAboutMe,
  password,
} from './member.field.ts';
import { ownMemberSchema, visibleMemberSchema } from './member.schema.ts';

const memberParams = z.object({ memberId: id });

const checkBody = z
  .object({ nickname: z.optional(nickname), email: z.optional(email) })
  .check(
    z.refine(
      (body) => (body.nickname === undefined) !== (body.email === undefined),
      '닉네임과 이메일 중 하나만 보내 주세요.',
    ),
  );

export const signUpData = z
  .object({
    nickname,
    email,
    password,
    passwordCheck: z.string('비밀번호를 한 번 더 입력해 주세요.'),
    gender,
    birthYear,
    aboutMe,
    categorySmallId: interests,
  })
  .check(
    z.refine((body) => body.password === body.passwordCheck, {
      error: '비밀번호가 서로 달라요.',
      path: ['passwordCheck'],
    }),
  );

/** These fields are enough to apply to a club. Opening a club requires a complete profile. */
export const shortSignUpBody = z.object({ nickname, email, password, birthYear, gender });

export const members = endpoints('members', {
  check: {
    summary: '닉네임이나 이메일 중복 확인',
    method: 'POST',
    path: '/api/members/check',
    access: 'anyone',
    body: checkBody,
    refusals: [404],
  },
  signUp: {
    summary: '회원가입: 프로필까지 `image`와 `data`로, 프로필 없이는 JSON으로',
    method: 'POST',
    path: '/api/members',
    access: 'anyone',
    body: shortSignUpBody,
    multipart: { data: signUpData },
    status: 201,
    response: data(ownMemberSchema),
    refusals: [409, 413, 415],
  },
  get: {
    summary: '프로필',
    method: 'GET',
    path: '/api/members/:memberId',
    access: 'member',
    params: memberParams,
    response: data(visibleMemberSchema),
    refusals: [404],
  },
  edit: {
    summary: '프로필 수정',
    method: 'PATCH',
    path: '/api/members/:memberId',
    access: 'self',
    params: memberParams,
    body: z.object({
      nickname,
      aboutMe: optionalAboutMe,
      categorySmallId: interests,
      areaCodes: z.optional(areaCodes),
    }),
    response: data(ownMemberSchema),
    refusals: [403, 409],
  },
  changeImage: {
    summary: '프로필 사진 바꾸기',
    method: 'POST',
    path: '/api/members/:memberId',
    access: 'self',
    params: memberParams,
    multipart: {},
    response: data(ownMemberSchema),
    refusals: [403, 413, 415],
  },
});
