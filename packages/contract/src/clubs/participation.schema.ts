import * as z from 'zod/mini';
import { memberSummarySchema } from '../members/member.schema.ts';
import { waitingApplicationsSchema } from './application.schema.ts';
import { bringAlongFact, clubFacts, clubMemberStatus, confirmation } from './club.schema.ts';

export const clubInfoResponseSchema = z.object({
  ...clubFacts,
  bringAlong: bringAlongFact,
  participantList: z.array(z.extend(memberSummarySchema, { clubMemberId: z.int() })),
});

export const clubParticipationSchema = z.object({
  clubMemberId: z.int(),
  clubMemberStatus,
  isHost: z.boolean(),
  isHidden: z.boolean(),
  isReviewed: z.boolean(),
  /** When the host rejected or removed the member (ISO 8601); absent otherwise. */
  endedAt: z.optional(z.string()),
  reasonText: z.optional(z.nullable(z.string())),
  clubInfoResponse: clubInfoResponseSchema,
});
export type ClubParticipation = z.infer<typeof clubParticipationSchema>;

export const ownMeetingSchema = z.object({
  ...clubFacts,
  onlineLink: z.nullable(z.string()),
  /** Null until the club has a room. */
  roomId: z.nullable(z.int()),
  /** The viewer's answer to the last change of the plan; null if no answer is needed. */
  confirmation: z.nullable(confirmation),
  /** True if a change or the question of the day before waits for the viewer's answer. */
  pending: z.optional(z.boolean()),
  /** When the viewer entered the door code. */
  arrivedAt: z.optional(z.nullable(z.string())),
});
export type OwnMeeting = z.infer<typeof ownMeetingSchema>;

export const clubFactsSchema = z.object(clubFacts);

export const overviewSchema = z.object({
  /** Joined meetings in the order of their start. Cancelled ones stay until their planned end. */
  meetings: z.array(ownMeetingSchema),
  /** Seats that are offered to the member, the offer that ends first at the top. */
  offers: z.optional(
    z.array(
      z.object({
        clubId: z.int(),
        clubName: z.string(),
        expiresAt: z.string(),
        expiresInMs: z.optional(z.int()),
      }),
    ),
  ),
  waiting: waitingApplicationsSchema,
  reviews: z.object({ count: z.int(), clubs: z.array(clubFactsSchema) }),
});
export type OwnOffer = NonNullable<z.infer<typeof overviewSchema>['offers']>[number];
export type Overview = z.infer<typeof overviewSchema>;
