import * as z from 'zod/mini';
import { categorySmallSchema } from '../categories/category.schema.ts';
import { fileInfoSchema } from '../field.ts';
import { memberIntroSchema, memberSummarySchema } from '../members/member.schema.ts';
import { genderRestriction, isOnline } from './club.field.ts';

export const clubStatuses = ['CLUB_ACTIVE', 'CLUB_CLOSED', 'CLUB_CANCEL'] as const;
export type ClubStatus = (typeof clubStatuses)[number];

export const clubMemberStatuses = [
  'CLUB_WAITING',
  'CLUB_JOINED',
  'CLUB_REJECTED',
  'CLUB_KICKED',
] as const;
export const clubMemberStatus = z.enum(clubMemberStatuses);
export type ClubMemberStatus = z.infer<typeof clubMemberStatus>;

export const clubCardMemberSchema = z.object({
  clubMemberId: z.int(),
  clubMemberStatus,
  member: memberSummarySchema,
});

export const clubMemberSchema = z.object({
  clubMemberId: z.int(),
  clubMemberStatus,
  member: memberIntroSchema,
  /** Only to the host and to its writer. */
  joinAnswer: z.optional(z.nullable(z.string())),
  /** Only to a rejected viewer, on the own row: when a new answer may be sent (ISO 8601). */
  reapplyAt: z.optional(z.string()),
});
export type ClubMember = z.infer<typeof clubMemberSchema>;

const clubFacts = {
  clubId: z.int(),
  clubName: z.string(),
  clubInfo: z.string(),
  bannerImage: fileInfoSchema,
  categorySmall: categorySmallSchema,
  isOnline,
  location: z.nullable(z.string()),
  meetingDate: z.string(),
  meetingTime: z.string(),
  memberLimit: z.int(),
  clubStatus: z.enum(clubStatuses),
  host: memberSummarySchema,
};

export const clubCardSchema = z.object({
  ...clubFacts,
  joinedCount: z.int(),
  clubMembers: z.array(clubCardMemberSchema),
});
export type ClubCard = z.infer<typeof clubCardSchema>;

export const clubDetailSchema = z.object({
  ...clubFacts,
  joinedCount: z.int(),
  fee: z.int(),
  birthYearMin: z.nullable(z.string()),
  birthYearMax: z.nullable(z.string()),
  genderRestriction,
  joinMethod: z.literal('APPROVAL'),
  joinQuestion: z.string(),
  clubMembers: z.array(clubMemberSchema),
});
export type ClubDetail = z.infer<typeof clubDetailSchema>;

/** A club inside an activity list. */
export const clubInfoResponseSchema = z.object({
  ...clubFacts,
  participantList: z.array(z.extend(memberSummarySchema, { clubMemberId: z.int() })),
});
