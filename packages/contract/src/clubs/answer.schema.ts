import * as z from 'zod/mini';

export const answerSchema = z.object({
  answer: z.enum(['GOING', 'NOT_GOING', 'QUEUED']),
  /** The position in the queue; only if the date is full. */
  position: z.optional(z.int()),
});
export type Answer = z.infer<typeof answerSchema>;

export const seatOfferSchema = z.object({
  expiresAt: z.string(),
  isShared: z.boolean(),
  sharedWith: z.optional(z.int()),
});

/** A late 못 가요 costs 0.3 degrees, except the first slip of a year, or after a change. */
export const lateNoSchema = z.enum(['COSTS', 'FREE', 'EXCUSED']);
export type LateNo = z.infer<typeof lateNoSchema>;
