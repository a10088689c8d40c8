import * as z from 'zod/mini';

export const answerSchema = z.object({
  answer: z.enum(['GOING', 'NOT_GOING', 'QUEUED']),
  /** Only in the queue of a full club. */
  position: z.optional(z.int()),
});
export type Answer = z.infer<typeof answerSchema>;
