import * as z from 'zod/mini';
import { clubInfoResponseSchema, clubMemberStatus } from './club.schema.ts';

/** One line of a member's activity history. */
export const clubParticipationSchema = z.object({
  clubMemberId: z.int(),
  clubMemberStatus,
  isHost: z.boolean(),
  isHidden: z.boolean(),
  isReviewed: z.boolean(),
  clubInfoResponse: clubInfoResponseSchema,
});
export type ClubParticipation = z.infer<typeof clubParticipationSchema>;
