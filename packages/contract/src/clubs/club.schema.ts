import * as z from 'zod/mini';
import { categorySmallSchema } from '../categories/category.schema.ts';
import { fileInfoSchema } from '../field.ts';
import { memberIntroSchema, memberSummarySchema } from '../members/member.schema.ts';
import { genderRestriction, isOnline, locationVisibility } from './club.field.ts';

/** Where a club stands in its life; `clubPhase` of the rules decides it. */
export const clubPhases = ['open', 'ongoing', 'over', 'cancelled'] as const;
export type ClubPhase = (typeof clubPhases)[number];

/** The same under the older names: until the start, until the end, afterwards, cancelled. */
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

/** Contested counts as came until an operator decides. */
export const attendances = ['CAME', 'ABSENT', 'CONTESTED'] as const;
export type Attendance = (typeof attendances)[number];

/** Whether a host has yet to say who came; confirmed can still be changed. */
export const attendanceStages = ['OPEN', 'CONFIRMED'] as const;
export type AttendanceStage = (typeof attendanceStages)[number];

export const clubMemberSchema = z.object({
  clubMemberId: z.int(),
  clubMemberStatus,
  member: memberIntroSchema,
  /** Only to the host and to its writer. */
  joinAnswer: z.optional(z.nullable(z.string())),
  /** Only to a rejected viewer, on the own row: when a new answer may be sent (ISO 8601). */
  reapplyAt: z.optional(z.string()),
  /** Only to the host: they were at an earlier meeting that this club repeats. */
  cameBefore: z.optional(z.boolean()),
  /** Only to the host: what a joined member said to the last change; null where none was asked. */
  confirmation: z.optional(z.nullable(z.enum(confirmations))),
});
export type ClubMember = z.infer<typeof clubMemberSchema>;

const changedValue = z.nullable(z.union([z.string(), z.number()]));

/** What every view of a club tells. */
export const clubFacts = {
  clubId: z.int(),
  clubName: z.string(),
  clubInfo: z.string(),
  bannerImage: fileInfoSchema,
  categorySmall: categorySmallSchema,
  isOnline,
  /** Only the area for viewers who may not know the address; null online, or where it has no area. */
  location: z.nullable(z.string()),
  /** City and district, read from the location: 서울 성동구. */
  area: z.nullable(z.string()),
  /** The district's code, where the location tells it; null online. */
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

/** A host, with what a stranger goes by. */
const hostSchema = z.extend(memberSummarySchema, { reputation: z.number() });

/** Whom a club is for. */
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

/** Why a club is recommended to the member who asks; the heaviest first. */
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

/** One change of a plan that people had applied for; the values of a hidden field are not told. */
export const clubChangeSchema = z.object({
  changedAt: z.string(),
  note: z.nullable(z.string()),
  fields: z.record(z.string(), z.object({ from: changedValue, to: changedValue })),
});
export type ClubChange = z.infer<typeof clubChangeSchema>;

/** What a host told everybody who comes. */
export const announcementSchema = z.object({ body: z.string(), createdAt: z.string() });
export type Announcement = z.infer<typeof announcementSchema>;

export const clubDetailSchema = z.object({
  ...clubFacts,
  host: hostSchema,
  joinedCount: z.int(),
  locationVisibility,
  /** Only to the host and to joined members. */
  onlineLink: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  /** Newest first. */
  changes: z.array(clubChangeSchema),
  /** Whether the viewer still has to say that they come after a change. */
  myConfirmation: z.nullable(z.enum(confirmations)),
  /** Only to whoever is in the club's room: the last one. */
  announcement: z._default(z.nullable(announcementSchema), null),
  /** Only to the host, from the end until 7 days later, where somebody had joined. */
  attendance: z._default(z.nullable(z.enum(attendanceStages)), null),
  /** Only to a joined member, once the host has said who came. */
  myAttendance: z._default(z.nullable(z.enum(attendances)), null),
  /** Until when the viewer, marked absent, may say that they came (ISO 8601). */
  contestUntil: z._default(z.nullable(z.string()), null),
  ...clubLimits,
  joinMethod: z.literal('APPROVAL'),
  joinQuestion: z.string(),
  clubMembers: z.array(clubMemberSchema),
});
export type ClubDetail = z.infer<typeof clubDetailSchema>;
