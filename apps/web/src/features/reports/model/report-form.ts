import { reportReason } from '@azit/contract/reports/report.schema';
import * as z from 'zod/mini';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';

/** One form for both kinds of report: the caller knows the categories. */
export const reportForm = z.object({
  category: z
    .nullable(z.string())
    .check(z.refine((category) => category !== null, feedbackMessages.reportReasonNeeded)),
  reason: reportReason,
});
export type ReportForm = z.infer<typeof reportForm>;

export type Report<Category extends string> = { category: Category; reason: string | null };

const typedReport = z.object({ category: z.nullable(z.string()), reason: z.string() });

/** The typed form, complete or not. */
export function readReport(stored: unknown): ReportForm | undefined {
  return typedReport.safeParse(stored).data;
}

/** Returns why the form cannot be submitted yet. */
export function missingInReport(form: unknown): string | undefined {
  return reportForm.safeParse(form).error?.issues[0]?.message;
}
