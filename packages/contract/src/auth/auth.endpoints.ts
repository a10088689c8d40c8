import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { id } from '../field.ts';
import { email, password } from '../members/member.field.ts';
import { loginSchema } from './login.schema.ts';

const memberParams = z.object({ memberId: id });

/**
 * A login checks only the length of the password: the rule for new passwords may be stricter than
 * an old password.
 */
const anyPassword = z
  .string('비밀번호를 입력해 주세요.')
  .check(z.minLength(1, '비밀번호를 입력해 주세요.'), z.maxLength(128, '비밀번호가 너무 길어요.'));

const typedEmail = z.string('이메일을 입력해 주세요.').check(
  z.trim(),
  z.minLength(1, '이메일을 입력해 주세요.'),
  z.maxLength(254, '이메일 형식이 맞지 않아요.'),
  z.refine((value) => value.isWellFormed() && !value.includes('\0'), '이메일 형식이 맞지 않아요.'),
);

export const auth = endpoints('auth', {
  logIn: {
    summary: '로그인',
    method: 'POST',
    path: '/api/auth/login',
    access: 'anyone',
    body: z.object({ email: typedEmail, password: anyPassword }),
    response: loginSchema,
    responseHeaders: ['Authorization', 'Refresh'],
    refusals: [401, 403],
  },
  reissue: {
    summary: '액세스 토큰 다시 받기',
    method: 'GET',
    path: '/api/auth/re-issue/:email',
    access: 'anyone',
    params: z.object({ email: typedEmail }),
    requestHeaders: z.object({ refresh: z.optional(z.string()) }),
    responseHeaders: ['Authorization', 'Refresh'],
    refusals: [401],
  },
  logOut: {
    summary: '이 기기에서 로그아웃',
    method: 'POST',
    path: '/api/auth/logout',
    access: 'member',
    actsOnSession: true,
  },
  sendRecoveryCode: {
    summary: '비밀번호 찾기 인증번호 보내기',
    method: 'POST',
    path: '/api/auth/refresh/passwords/email',
    access: 'anyone',
    body: z.object({ email }),
    refusals: [404],
  },
  recoverPassword: {
    summary: '임시 비밀번호 받기',
    method: 'POST',
    path: '/api/auth/refresh/passwords',
    access: 'anyone',
    body: z.object({
      email,
      authNum: z
        .string('인증번호를 입력해 주세요.')
        .check(
          z.trim(),
          z.minLength(1, '인증번호를 입력해 주세요.'),
          z.maxLength(16, '인증번호가 맞지 않아요.'),
        ),
    }),
    refusals: [404],
  },
  verifyPassword: {
    summary: '비밀번호 확인',
    method: 'POST',
    path: '/api/auth/:memberId/passwords/matchers',
    access: 'self',
    actsOnSession: true,
    params: memberParams,
    body: z.object({ password: anyPassword }),
    refusals: [400, 403],
  },
  changePassword: {
    summary: '비밀번호 바꾸기',
    method: 'PATCH',
    path: '/api/auth/:memberId/passwords',
    access: 'self',
    params: memberParams,
    body: z
      .object({
        newPassword: password,
        newPasswordCheck: z.string('비밀번호를 한 번 더 입력해 주세요.'),
      })
      .check(
        z.refine((body) => body.newPassword === body.newPasswordCheck, {
          error: '비밀번호가 서로 달라요.',
          path: ['newPasswordCheck'],
        }),
      ),
    refusals: [403],
  },
});
