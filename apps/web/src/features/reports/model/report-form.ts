import { reportReason } from '@azit/contract/reports/report.schema';
import * as z from 'zod/mini';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';

export const reportForm = z.object({
  category: z
    .nullable(z.string())
    .check(z.refine((category) => category !== null, feedbackMessages.reportReasonNeeded)),
  reason: reportReason,
});
export type ReportForm = z.infer<typeof reportForm>;

export type Report<Category extends string> = { category: Category; reason: string | null };

const typedReport = z.object({ category: z.nullable(z.string()), reason: z.string() });

export function readReport(stored: unknown): ReportForm | undefined {
  return typedReport.safeParse(stored).data;
}

export function missingInReport(form: unknown): string | undefined {
  return reportForm.safeParse(form).error?.issues[0]?.message;
}
