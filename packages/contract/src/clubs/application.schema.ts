import * as z from 'zod/mini';
import { memberSummarySchema } from '../members/member.schema.ts';

export const waitingApplicationsSchema = z.object({
  count: z.int(),
  clubs: z.array(
    z.object({
      clubId: z.int(),
      clubName: z.string(),
      count: z.int(),
      applicants: z.array(memberSummarySchema),
    }),
  ),
});
export type WaitingApplications = z.infer<typeof waitingApplicationsSchema>;
