import * as z from 'zod/mini';
import { memberSummarySchema } from '../members/member.schema.ts';
import { bringAlongFact, clubFacts, clubMemberStatus } from './club.schema.ts';

/** A club within an activity list. */
const clubInfoResponseSchema = z.object({
  ...clubFacts,
  bringAlong: bringAlongFact,
  participantList: z.array(z.extend(memberSummarySchema, { clubMemberId: z.int() })),
});

/** One entry of a member's activity history. */
export const clubParticipationSchema = z.object({
  clubMemberId: z.int(),
  clubMemberStatus,
  isHost: z.boolean(),
  isHidden: z.boolean(),
  isReviewed: z.boolean(),
  /** Only on a rejected application or one ended by the host (ISO 8601). */
  endedAt: z.optional(z.string()),
  /** Only then: the reason the host chose, or null. */
  reasonText: z.optional(z.nullable(z.string())),
  clubInfoResponse: clubInfoResponseSchema,
});
export type ClubParticipation = z.infer<typeof clubParticipationSchema>;
