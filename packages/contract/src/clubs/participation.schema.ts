import * as z from 'zod/mini';
import { memberSummarySchema } from '../members/member.schema.ts';
import { bringAlongFact, clubFacts, clubMemberStatus } from './club.schema.ts';

const clubInfoResponseSchema = z.object({
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
  /** Only on a rejected application or one ended by the host (ISO 8601). */
  endedAt: z.optional(z.string()),
  reasonText: z.optional(z.nullable(z.string())),
  clubInfoResponse: clubInfoResponseSchema,
});
export type ClubParticipation = z.infer<typeof clubParticipationSchema>;
