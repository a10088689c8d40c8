import * as z from 'zod/mini';
import { commentCategory } from '../reviews/comment-category.ts';

export const reputationKinds = ['REVIEW', 'ATTENDED', 'ABSENT', 'LATE_NO', 'RETRACTED'] as const;
export type ReputationKind = (typeof reputationKinds)[number];

/**
 * FREE: the first slip of a year has no effect. HALVED: a slip older than a year counts half.
 * CAPPED: the limit of the month is reached. FLOOR: slips do not lower the temperature below 30.
 */
export const reputationNotes = ['FREE', 'HALVED', 'CAPPED', 'FLOOR'] as const;
export type ReputationNote = (typeof reputationNotes)[number];

export const reputationEventSchema = z.object({
  eventId: z.int(),
  at: z.string(),
  kind: z.enum(reputationKinds),
  /** What the event contributes today: half the original value for a slip older than a year. */
  delta: z.number(),
  note: z.nullable(z.enum(reputationNotes)),
  clubId: z.nullable(z.int()),
  clubName: z.nullable(z.string()),
  /** Only for events of the kind REVIEW. */
  reviewCount: z.nullable(z.int()),
  praise: z.nullable(commentCategory),
  /** Only for LATE_NO: hours from giving up the seat to the start. */
  hoursBefore: z.nullable(z.int()),
});
export type ReputationEvent = z.infer<typeof reputationEventSchema>;

/** The temperature is 36.5 plus these three sums. */
export const reputationSummarySchema = z.object({
  reputation: z.number(),
  reviews: z.number(),
  attended: z.number(),
  slips: z.number(),
  attendedThisMonth: z.int(),
});
export type ReputationSummary = z.infer<typeof reputationSummarySchema>;
