import * as z from 'zod/mini';
import { fileInfoSchema } from '../field.ts';
import { gender } from './member.field.ts';

/** Shown in place of the nickname of somebody who has left. */
export const WITHDRAWN_NICKNAME = '탈퇴한 회원';

/** Shown in place of the nickname of somebody whom the reader has blocked. */
export const BLOCKED_NICKNAME = '차단한 사람';

export const memberSummarySchema = z.object({
  memberId: z.int(),
  nickname: z.string(),
  fileInfo: fileInfoSchema,
});
export type MemberSummary = z.infer<typeof memberSummarySchema>;

export const memberIntroSchema = z.extend(memberSummarySchema, { aboutMe: z.string() });
export type MemberIntro = z.infer<typeof memberIntroSchema>;

export const memberProfileSchema = z.extend(memberIntroSchema, {
  reputation: z.number(),
  following: z.int(),
  follower: z.int(),
  categorySmallIdList: z.array(z.int()),
});
export type MemberProfile = z.infer<typeof memberProfileSchema>;

export const ownMemberSchema = z.extend(memberProfileSchema, {
  email: z.string(),
  gender,
  birthYear: z.string(),
  /** 내 동네: the codes of up to two areas. */
  areaCodes: z.array(z.string()),
});
export type OwnMember = z.infer<typeof ownMemberSchema>;

/** A profile as its reader may see it: the private fields only on one's own. */
export const visibleMemberSchema = z.extend(memberProfileSchema, {
  email: z.optional(z.string()),
  gender: z.optional(gender),
  birthYear: z.optional(z.string()),
  areaCodes: z.optional(z.array(z.string())),
});
export type VisibleMember = z.infer<typeof visibleMemberSchema>;
