import * as z from 'zod/mini';
import { commentCategory } from '../reviews/comment-category.ts';

export const reputationKinds = ['REVIEW', 'ATTENDED', 'ABSENT', 'LATE_NO', 'RETRACTED'] as const;
export type ReputationKind = (typeof reputationKinds)[number];

/**
 * A slip is an absence or a late 못 가요. FREE: the first slip of a year has no effect. HALVED: a slip
 * older than a year counts half. CAPPED: further meetings of the month no longer raise the
 * reputation. FLOOR: slips do not lower the reputation below 30.
 */
export const reputationNotes = ['FREE', 'HALVED', 'CAPPED', 'FLOOR'] as const;
export type ReputationNote = (typeof reputationNotes)[number];

export const reputationEventSchema = z.object({
  eventId: z.int(),
  at: z.string(),
  kind: z.enum(reputationKinds),
  /**
   * What the event adds to the reputation today: half the original value for a slip older than a
   * year.
   */
  delta: z.number(),
  note: z.nullable(z.enum(reputationNotes)),
  clubId: z.nullable(z.int()),
  clubName: z.nullable(z.string()),
  /** Only for events of the kind REVIEW. */
  reviewCount: z.nullable(z.int()),
  praise: z.nullable(commentCategory),
  /** The hours between giving up the seat and the start of the meeting. Only for LATE_NO. */
  hoursBefore: z.nullable(z.int()),
});
export type ReputationEvent = z.infer<typeof reputationEventSchema>;

/**
 * `reputation`, shown as a temperature, is 36.5 plus the sums `reviews`, `attended` and `slips`.
 */
export const reputationSummarySchema = z.object({
  reputation: z.number(),
  reviews: z.number(),
  attended: z.number(),
  slips: z.number(),
  attendedThisMonth: z.int(),
});
export type ReputationSummary = z.infer<typeof reputationSummarySchema>;
