import * as z from 'zod/mini';

export const answerSchema = z.object({
  answer: z.enum(['GOING', 'NOT_GOING', 'QUEUED']),
  /** The member's position in the queue, if the crew meeting is full. */
  position: z.optional(z.int()),
});
export type Answer = z.infer<typeof answerSchema>;

export const seatOfferSchema = z.object({
  expiresAt: z.string(),
  /**
   * The remaining time, for devices whose clock differs from that of the server. Only for an offer
   * to one member; older servers omit it.
   */
  expiresInMs: z.optional(z.int()),
  isShared: z.boolean(),
  sharedWith: z.optional(z.int()),
});

/**
 * How a late 못 가요 changes the reputation. COSTS: by −0.3. FREE: not at all, because it is the
 * member's first absence or late 못 가요 of the year. EXCUSED: not at all, because the plan changed
 * less than a day ago and the member has not answered 갈게요 since.
 */
export const lateNoSchema = z.enum(['COSTS', 'FREE', 'EXCUSED']);
export type LateNo = z.infer<typeof lateNoSchema>;
