import * as z from 'zod/mini';
import { fileInfoSchema } from '../field.ts';
import { commentCategory } from '../reviews/comment-category.ts';
import { gender } from './member.field.ts';

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
  areaCodes: z.array(z.string()),
  /**
   * True if the member has a picture, an introduction and interests, which are needed to open a
   * club.
   */
  isProfileComplete: z.optional(z.boolean()),
});
export type OwnMember = z.infer<typeof ownMemberSchema>;

export const visibleMemberSchema = z.extend(memberProfileSchema, {
  email: z.optional(z.string()),
  gender: z.optional(gender),
  birthYear: z.optional(z.string()),
  areaCodes: z.optional(z.array(z.string())),
  isProfileComplete: z.optional(z.boolean()),
  /** `meetingCount` and `topPraise` are only for other members than the viewer. */
  meetingCount: z.optional(z.int()),
  topPraise: z.optional(z.nullable(commentCategory)),
});
export type VisibleMember = z.infer<typeof visibleMemberSchema>;
