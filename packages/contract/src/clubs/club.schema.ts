import * as z from 'zod/mini';
import { categorySmallSchema } from '../categories/category.schema.ts';
import { fileInfoSchema } from '../field.ts';
import { memberIntroSchema, memberSummarySchema } from '../members/member.schema.ts';
import { genderRestriction, isOnline, locationVisibility } from './club.field.ts';

/** Life cycle of a club; decided by `clubPhase` in the rules. */
export const clubPhases = ['open', 'ongoing', 'over', 'cancelled'] as const;
export type ClubPhase = (typeof clubPhases)[number];

/**
 * The same phases under their older names: until the start, until the end, afterwards, cancelled.
 */
export const clubStatuses = ['CLUB_ACTIVE', 'CLUB_ONGOING', 'CLUB_CLOSED', 'CLUB_CANCEL'] as const;
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

export const confirmations = ['PENDING', 'GOING'] as const;
export type Confirmation = (typeof confirmations)[number];

/** A contested absence counts as present until an operator decides. */
export const attendances = ['CAME', 'ABSENT', 'CONTESTED'] as const;
export type Attendance = (typeof attendances)[number];

/** Whether the host still has to record attendance; a confirmed record can change. */
export const attendanceStages = ['OPEN', 'CONFIRMED'] as const;
export type AttendanceStage = (typeof attendanceStages)[number];

export const clubMemberSchema = z.object({
  clubMemberId: z.int(),
  clubMemberStatus,
  member: memberIntroSchema,
  /** Only for the host and the applicant. */
  joinAnswer: z.optional(z.nullable(z.string())),
  /** Only for a rejected viewer on their own row: when they may apply again (ISO 8601). */
  reapplyAt: z.optional(z.string()),
  /** Only for the host: the member attended an earlier meeting that this club repeats. */
  cameBefore: z.optional(z.boolean()),
  /** Only for the host: the member's answer to the last change; null if none is required. */
  confirmation: z.optional(z.nullable(z.enum(confirmations))),
});
export type ClubMember = z.infer<typeof clubMemberSchema>;

const changedValue = z.nullable(z.union([z.string(), z.number()]));

/** Fields of every view of a club. */
export const clubFacts = {
  clubId: z.int(),
  clubName: z.string(),
  clubInfo: z.string(),
  bannerImage: fileInfoSchema,
  categorySmall: categorySmallSchema,
  isOnline,
  /** Only the area for viewers without access to the address; null if online or without an area. */
  location: z.nullable(z.string()),
  /** City and district, read from the location: 서울 성동구. */
  area: z.nullable(z.string()),
  /** The district's code if the location names one; null if online. */
  areaCode: z.nullable(z.string()),
  meetingDate: z.string(),
  meetingTime: z.string(),
  durationMinutes: z.int(),
  fee: z.int(),
  memberLimit: z.int(),
  clubStatus: z.enum(clubStatuses),
  phase: z.enum(clubPhases),
  host: memberSummarySchema,
};

/** What members should bring; optional, because older servers omit it. */
export const bringAlongFact = z._default(z.nullable(z.string()), null);

/** A host, with the reputation a stranger judges by. */
const hostSchema = z.extend(memberSummarySchema, { reputation: z.number() });

/** Who may join the club. */
const clubLimits = {
  birthYearMin: z.nullable(z.string()),
  birthYearMax: z.nullable(z.string()),
  genderRestriction,
};

export const clubCardSchema = z.object({
  ...clubFacts,
  host: hostSchema,
  ...clubLimits,
  joinedCount: z.int(),
  clubMembers: z.array(clubCardMemberSchema),
});
export type ClubCard = z.infer<typeof clubCardSchema>;

/** Why a club is recommended to the viewer, the strongest reason first. */
export const recommendationReasons = [
  'INTEREST',
  'SIMILAR_INTEREST',
  'FOLLOWED',
  'MET_HOST',
  'AREA',
] as const;
export type RecommendationReason = (typeof recommendationReasons)[number];

export const recommendedCardSchema = z.extend(clubCardSchema, {
  reasons: z.optional(z.array(z.enum(recommendationReasons))),
});
export type RecommendedCard = z.infer<typeof recommendedCardSchema>;

/** One change of a plan that members had applied for; hidden fields have no values. */
export const clubChangeSchema = z.object({
  changedAt: z.string(),
  note: z.nullable(z.string()),
  fields: z.record(z.string(), z.object({ from: changedValue, to: changedValue })),
});
export type ClubChange = z.infer<typeof clubChangeSchema>;

/** The host's announcement to everyone who comes. */
export const announcementSchema = z.object({ body: z.string(), createdAt: z.string() });
export type Announcement = z.infer<typeof announcementSchema>;

export const clubDetailSchema = z.object({
  ...clubFacts,
  host: hostSchema,
  joinedCount: z.int(),
  locationVisibility,
  /** Only for the host and joined members. */
  onlineLink: z.nullable(z.string()),
  bringAlong: bringAlongFact,
  cancelReason: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  /** Newest first. */
  changes: z.array(clubChangeSchema),
  /** Whether the viewer still has to confirm after a change. */
  myConfirmation: z.nullable(z.enum(confirmations)),
  /** Only for members of the club's room: the latest one. */
  announcement: z._default(z.nullable(announcementSchema), null),
  /** Only for the host, until 7 days after the end, if anyone joined. */
  attendance: z._default(z.nullable(z.enum(attendanceStages)), null),
  /** Only for a joined member, once the host has recorded attendance. */
  myAttendance: z._default(z.nullable(z.enum(attendances)), null),
  /** Deadline for contesting the viewer's absence (ISO 8601). */
  contestUntil: z._default(z.nullable(z.string()), null),
  ...clubLimits,
  joinMethod: z.literal('APPROVAL'),
  joinQuestion: z.string(),
  clubMembers: z.array(clubMemberSchema),
});
export type ClubDetail = z.infer<typeof clubDetailSchema>;
