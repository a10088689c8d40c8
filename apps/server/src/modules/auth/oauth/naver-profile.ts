import * as z from 'zod/mini';
import type { OauthPerson } from './oauth-person.ts';

export const NAVER_PROFILE_URL = new URL('https://openapi.naver.com/v1/nid/me');

const profile = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().check(z.minLength(1)),
    email: z.optional(z.string()),
  }),
});

/**
 * Naver never states whether it has verified the e-mail address, so the address counts as
 * unverified.
 */
export function readNaverProfile(reply: unknown): OauthPerson {
  const { response } = profile.parse(reply);
  return { subject: response.id, email: response.email, emailVerified: false };
}
