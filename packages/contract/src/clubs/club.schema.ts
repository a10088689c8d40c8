import * as z from 'zod/mini';
import { categorySmallSchema } from '../categories/category.schema.ts';
import { crewLinkSchema, crewRole } from '../crews/crew.field.ts';
import { fileInfoSchema } from '../field.ts';
import { memberIntroSchema, memberSummarySchema } from '../members/member.schema.ts';
import { commentCategory } from '../reviews/comment-category.ts';
import { lateNoSchema, seatOfferSchema } from './answer.schema.ts';
import { clubVisibility, genderRestriction, isOnline, locationVisibility } from './club.field.ts';

export const clubPhases = ['open', 'ongoing', 'over', 'cancelled'] as const;
export const clubPhase = z.enum(clubPhases);
export type ClubPhase = z.infer<typeof clubPhase>;

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

export const confirmation = z.enum(['PENDING', 'GOING']);
export type Confirmation = z.infer<typeof confirmation>;

/** A contested absence counts as present until an operator decides. */
export const attendance = z.enum(['CAME', 'ABSENT', 'CONTESTED']);
export type Attendance = z.infer<typeof attendance>;

export const attendanceStages = ['OPEN', 'CONFIRMED'] as const;
export type AttendanceStage = (typeof attendanceStages)[number];

export const clubMemberSchema = z.object({
  clubMemberId: z.int(),
  clubMemberStatus,
  member: memberIntroSchema,
  /** Only the host and the applicant see the join answer. */
  joinAnswer: z.optional(z.nullable(z.string())),
  /** When a rejected member may apply again (ISO 8601). Only that member gets this field. */
  reapplyAt: z.optional(z.string()),
  /** The reason that the host chose for a rejection. Only the rejected member gets this field. */
  reasonText: z.optional(z.nullable(z.string())),
  cameBefore: z.optional(z.boolean()),
  /** Only the host sees this, for waiting applicants. */
  applicant: z.optional(
    z.object({
      reputation: z.number(),
      meetingCount: z.int(),
      birthDecade: z.nullable(z.int()),
      /** Meetings of the last year to which the applicant did not come. */
      absences: z.optional(z.int()),
      topPraise: z.optional(z.nullable(commentCategory)),
    }),
  ),
  confirmation: z.optional(z.nullable(confirmation)),
  /** When the application ends without a decision. Only for the host and the applicant. */
  expiresAt: z.optional(z.nullable(z.string())),
  /** The member's position in the queue of a full club. Only for the host and the member. */
  queue: z.optional(
    z.object({
      /** Null while a seat is offered to the member. */
      position: z.nullable(z.int()),
      /**
       * Only approved members of the queue get a seat. Members of the crew need no approval of the
       * host, so `needsApproval` is false for them.
       */
      isApproved: z.boolean(),
      needsApproval: z.boolean(),
      offerExpiresAt: z.nullable(z.string()),
    }),
  ),
});
export type ClubMember = z.infer<typeof clubMemberSchema>;

const changedValue = z.nullable(z.union([z.string(), z.number()]));

export const clubFacts = {
  clubId: z.int(),
  clubName: z.string(),
  clubInfo: z.string(),
  bannerImage: fileInfoSchema,
  categorySmall: categorySmallSchema,
  isOnline,
  /**
   * The address, or only the city and district (`area`) for viewers who may not see the address.
   * Null if the club is online; for those viewers also if the area is unknown.
   */
  location: z.nullable(z.string()),
  area: z.nullable(z.string()),
  areaCode: z.nullable(z.string()),
  meetingDate: z.string(),
  meetingTime: z.string(),
  durationMinutes: z.int(),
  fee: z.int(),
  memberLimit: z.int(),
  clubStatus: z.enum(clubStatuses),
  phase: clubPhase,
  host: memberSummarySchema,
  crew: z.optional(z.nullable(crewLinkSchema)),
};

/** The number of seats that are offered to people in the queue. Older servers omit it. */
export const offeredCount = z.optional(z.int());

/** What to bring. The field has a default, because older servers omit it. */
export const bringAlongFact = z._default(z.nullable(z.string()), null);

export const hostSchema = z.extend(memberSummarySchema, { reputation: z.number() });

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
  offeredCount,
  clubMembers: z.array(clubCardMemberSchema),
});
export type ClubCard = z.infer<typeof clubCardSchema>;

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

export const clubChangeSchema = z.object({
  changedAt: z.string(),
  note: z.nullable(z.string()),
  fields: z.record(z.string(), z.object({ from: changedValue, to: changedValue })),
});
export type ClubChange = z.infer<typeof clubChangeSchema>;

export const announcementSchema = z.object({
  body: z.string(),
  createdAt: z.string(),
  /** True if the time or location of the meeting has changed since this announcement. */
  outdated: z.optional(z.boolean()),
});
export type Announcement = z.infer<typeof announcementSchema>;

export const hostRecordSchema = z.object({
  clubsHeld: z.int(),
  /**
   * How many minutes the host usually takes to decide about an application: the median of the last
   * 20 decisions. Null after fewer than five.
   */
  usualAnswerMinutes: z.nullable(z.int()),
  meetingCount: z.int(),
  topPraise: z.nullable(commentCategory),
});
export type HostRecord = z.infer<typeof hostRecordSchema>;

export const clubDetailSchema = z.object({
  ...clubFacts,
  host: hostSchema,
  joinedCount: z.int(),
  offeredCount,
  locationVisibility,
  /** Only for the host and joined members. */
  onlineLink: z.nullable(z.string()),
  bringAlong: bringAlongFact,
  cancelReason: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  changes: z.array(clubChangeSchema),
  myConfirmation: z.nullable(confirmation),
  /** The latest announcement. Only for members of the club's room. */
  announcement: z._default(z.nullable(announcementSchema), null),
  /** Only for the host, until 7 days after the end, and only if another member has joined. */
  attendance: z._default(z.nullable(z.enum(attendanceStages)), null),
  myAttendance: z._default(z.nullable(attendance), null),
  contestUntil: z._default(z.nullable(z.string()), null),
  /** When the viewer entered the door code. */
  arrivedAt: z.optional(z.nullable(z.string())),
  visibility: z.optional(clubVisibility),
  /** Only for hosts and members with a seat: true if unanswered seats go to the queue six hours before the start. */
  releasesSeats: z.optional(z.boolean()),
  /**
   * The viewer's role if the viewer may act for the club: as its host, or as a co-host of its crew.
   */
  myRole: z.optional(z.nullable(crewRole)),
  /** The viewer's answer; only for members of the club's crew. Null without an answer. */
  myAnswer: z.optional(z.nullable(z.boolean())),
  /**
   * True if the viewer came to an earlier meeting of the club and may take a free seat without an
   * application. Also for a viewer with a seat, who may take it again after giving it up.
   */
  mayRejoin: z.optional(z.boolean()),
  /**
   * The queue of a full club. Null while a seat is free, except for members in the queue. An
   * offered seat is not free.
   */
  waitlist: z.optional(z.nullable(z.object({ length: z.int(), position: z.nullable(z.int()) }))),
  /**
   * A seat that the viewer may take. Shortly before the start, every approved member of the queue
   * may take a free seat, and the first answer gets it.
   */
  offer: z.optional(z.nullable(seatOfferSchema)),
  /** The effect of 못 가요 on the reputation now; null if the viewer has no seat or is not late. */
  lateNo: z.optional(z.nullable(lateNoSchema)),
  hostRecord: z.optional(hostRecordSchema),
  /**
   * How many people (`count`) of all with a seat (`of`) have met none of the others. Only for
   * upcoming clubs with at least three people.
   */
  firstTimers: z.optional(z.nullable(z.object({ count: z.int(), of: z.int() }))),
  ...clubLimits,
  joinMethod: z.literal('APPROVAL'),
  joinQuestion: z.string(),
  clubMembers: z.array(clubMemberSchema),
});
export type ClubDetail = z.infer<typeof clubDetailSchema>;
