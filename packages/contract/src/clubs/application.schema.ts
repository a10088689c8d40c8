import * as z from 'zod/mini';
import { memberSummarySchema } from '../members/member.schema.ts';

export const waitingApplicationsSchema = z.object({
  count: z.int(),
  /** Ordered by meeting time. */
  clubs: z.array(
    z.object({
      clubId: z.int(),
      clubName: z.string(),
      count: z.int(),
      /** The longest-waiting applicants, at most three. */
      applicants: z.array(memberSummarySchema),
    }),
  ),
});
export type WaitingApplications = z.infer<typeof waitingApplicationsSchema>;
