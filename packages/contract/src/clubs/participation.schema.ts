import * as z from 'zod/mini';
import { memberSummarySchema } from '../members/member.schema.ts';
import { clubFacts, clubMemberStatus } from './club.schema.ts';

/** A club inside an activity list. */
const clubInfoResponseSchema = z.object({
  ...clubFacts,
  participantList: z.array(z.extend(memberSummarySchema, { clubMemberId: z.int() })),
});

/** One line of a member's activity history. */
export const clubParticipationSchema = z.object({
  clubMemberId: z.int(),
  clubMemberStatus,
  isHost: z.boolean(),
  isHidden: z.boolean(),
  isReviewed: z.boolean(),
  /** Only on an application that was rejected, or ended by the host (ISO 8601). */
  endedAt: z.optional(z.string()),
  /** The same: what the host chose to say, null where nothing. */
  reasonText: z.optional(z.nullable(z.string())),
  clubInfoResponse: clubInfoResponseSchema,
});
export type ClubParticipation = z.infer<typeof clubParticipationSchema>;
