import * as z from 'zod/mini';

export const answerSchema = z.object({
  answer: z.enum(['GOING', 'NOT_GOING', 'QUEUED']),
  /** The position in the queue; only if the date is full. */
  position: z.optional(z.int()),
});
export type Answer = z.infer<typeof answerSchema>;
